/**
 * The part of an upload's address that depends only on the picture's content, not on the time of the upload; null for
 * an address that is not an upload.
 */
export const pictureContent = (address: string): string | null =>
  /^\/upload\/\d{10}([\da-z]+)\./.exec(address)?.[1] ?? null;
