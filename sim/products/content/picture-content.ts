/** What two pictures of one content have in common, whenever they were sent; null for what was not uploaded. */
export const pictureContent = (address: string): string | null =>
  /^\/upload\/\d{10}([\da-z]+)\./.exec(address)?.[1] ?? null;
