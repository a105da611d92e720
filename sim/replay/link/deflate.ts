/**
 * Compression of links by the built-in streams of browsers and Node, available since Chrome 103, Safari 16.4, Firefox
 * 113 and Node 18, also on plain HTTP. It is not part of the core, because it is asynchronous.
 */
export const deflate = (bytes: Uint8Array<ArrayBuffer>) => pass(bytes, new CompressionStream('deflate-raw'));

/** Rejects when the bytes are not deflated data or are incomplete, and when the result has more than `most` bytes. */
export const inflate = (bytes: Uint8Array<ArrayBuffer>, most: number) =>
  pass(bytes, new DecompressionStream('deflate-raw'), most);

async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
