import { digestOf } from '@/lib/digest';

/** What a host saw of an uploaded file: the fields that `POST /upload` decides by (contract, common.ts). */
export interface FileFacts {
  /** The type its sender claims, in lower case. */
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** 16 hexadecimal digits of the content. Not a secret: two files of one digest are the same picture to us. */
  readonly digest: string;
  /** The type its first bytes say, or UNKNOWN_TYPE. */
  readonly sniffed: string;
}

/** Larger files are refused by the exchange (observed in the field: 10 MiB); hosts need not read more than this. */
export const MAX_UPLOAD_BYTES = 10_485_760;
export const UNKNOWN_TYPE = 'application/octet-stream';

/** First bytes per picture type; -1 stands for any byte. */
const SIGNATURES: readonly (readonly [mime: string, bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // RIFF, four bytes of length, WEBP.
  ['image/webp', [0x52, 0x49, 0x46, 0x46, -1, -1, -1, -1, 0x57, 0x45, 0x42, 0x50]],
];

/** The picture type that the first bytes are of. A name or a claimed type proves nothing. */
export function sniffType(bytes: Uint8Array): string {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, i) => byte === -1 || bytes[i] === byte));
  return found?.[0] ?? UNKNOWN_TYPE;
}

/** Describes a file to the exchange, which decides about it. `claimedType` is the part's Content-Type. */
export function fileFacts(claimedType: string, bytes: Uint8Array): FileFacts {
  const mime = claimedType.split(';', 1)[0]?.trim().toLowerCase() || UNKNOWN_TYPE;
  return {
    // Some clients say image/jpg, which does not exist.
    mime: mime === 'image/jpg' ? 'image/jpeg' : mime,
    size: bytes.length,
    digest: digestOf(bytes),
    sniffed: sniffType(bytes),
  };
}
