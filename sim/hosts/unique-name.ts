/** Different for every caller in every tab; crypto.randomUUID is missing on plain HTTP. */
export const uniqueName = (): string =>
  `${Date.now().toString(36)}-${Math.floor(Math.random() * 2 ** 48).toString(36)}`;
