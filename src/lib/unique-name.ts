const BYTES = 16;

/** 32 hexadecimal digits that nobody can guess. crypto.randomUUID is missing on plain HTTP; this is not. */
export const uniqueName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
