export const root: string;
/** Path of a TypeScript entry's bundle, which plain Node runs. */
export function bundleNode(entry: string): Promise<string>;
