import { digestOf } from '@/lib/digest';
import { pictureType } from './picture/picture-type';
import { UNKNOWN_TYPE } from './picture/sniff-type';

/** What a host saw of an uploaded file: the fields that `POST /upload` decides by (contract, common.ts). */
export interface FileFacts {
  /** The type its sender claims, in lower case. */
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** 16 hexadecimal digits of the content. Not a secret: two files of one digest are the same picture to us. */
  readonly digest: string;
  /** The type its content is of (./picture), or UNKNOWN_TYPE. */
  readonly sniffed: string;
}

/** Larger files are refused by the exchange (observed in the field: 10 MiB); hosts need not read more than this. */
export const MAX_UPLOAD_BYTES = 10_485_760;

/** Describes a file to the exchange, which decides about it. `claimedType` is the part's Content-Type. */
export function fileFacts(claimedType: string, bytes: Uint8Array): FileFacts {
  const mime = claimedType.split(';', 1)[0]?.trim().toLowerCase() || UNKNOWN_TYPE;
  return {
    // Some clients say image/jpg, which does not exist.
    mime: mime === 'image/jpg' ? 'image/jpeg' : mime,
    size: bytes.length,
    digest: digestOf(bytes),
    sniffed: pictureType(bytes),
  };
}
