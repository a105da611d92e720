/** The bytes end too early or hold an invalid value. Callers say in their own error what was being read. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/** Writes numbers and texts in sequence, each in as few bytes as it needs. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): this {
    this.#bytes.push(value & 0xff);
    return this;
  }

  /** A safe integer from 0 up, seven bits per byte, the low bits first. */
  uint(value: number): this {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a count`);
    let rest = value;
    while (rest > 0x7f) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    return this.byte(rest);
  }

  text(value: string): this {
    const bytes = bytesOf(value);
    return this.uint(bytes.length).raw(bytes);
  }

  raw(bytes: Iterable<number>): this {
    for (const each of bytes) this.byte(each);
    return this;
  }

  finish(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes);
  }
}

/** Reads what a ByteWriter wrote. Throws CutOff when the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new CutOff('the bytes end too early');
    this.#at += 1;
    return value;
  }

  uint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const next = this.byte();
      value += (next & 0x7f) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw new CutOff('a count is out of range');
      if (next < 0x80) return value;
      scale *= 0x80;
    }
  }

  text(): string {
    return textIn(this.raw(this.uint()));
  }

  raw(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new CutOff('the bytes end too early');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

const encoder = new TextEncoder();
// A byte order mark at the beginning is part of the text.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A half of a surrogate pair without the other, as in a text that was cut in the middle of an emoji. */
const HALF = /(\p{Surrogate})/u;
/** The first byte of a half, and the least second one. In UTF-8 this first byte is only followed by smaller ones. */
const [HALF_BYTE, HALF_FOLLOWS] = [0xed, 0xa0];
const HALF_BYTES = 3;

/** The text in UTF-8. Halves of surrogate pairs, which UTF-8 does not have, are written by the same rule. */
function bytesOf(text: string): readonly number[] {
  return text.split(HALF).flatMap((part, at) => {
    const unit = part.charCodeAt(0);
    return at % 2 === 0 ? [...encoder.encode(part)] : [HALF_BYTE, 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
  });
}

/** The text that `bytesOf` wrote. Throws TypeError when the bytes hold no text. */
function textIn(bytes: Uint8Array): string {
  let text = '';
  let from = 0;
  for (let at = bytes.indexOf(HALF_BYTE); at !== -1; at = bytes.indexOf(HALF_BYTE, at + 1)) {
    const [second = 0, third = 0] = bytes.subarray(at + 1, at + HALF_BYTES);
    if (second < HALF_FOLLOWS) continue;
    text += decoder.decode(bytes.subarray(from, at));
    text += String.fromCharCode(0xd000 | ((second & 0x3f) << 6) | (third & 0x3f));
    from = at + HALF_BYTES;
  }
  return text + decoder.decode(bytes.subarray(from));
}
