/** True in the sandbox build and in unit tests. It is a constant, so that production builds drop the code it guards. */
declare const __SANDBOX__: boolean;
declare const __APP_VERSION__: string;
/** Identifies the build that a recorded session belongs to. */
declare const __BUILD_ID__: string;
