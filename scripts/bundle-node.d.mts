export const root: string;
/** Bundles a TypeScript entry for plain Node; resolves to the bundle's path. */
export function bundleNode(entry: string): Promise<string>;
