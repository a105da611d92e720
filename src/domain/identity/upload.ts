import { digestOf } from '@/lib/digest';
import { pictureType } from '../picture/picture-type';
import { UNKNOWN_TYPE } from '../picture/sniff-type';

/** Facts about an uploaded file by which `POST /upload` decides (src/contract/common). */
export interface FileFacts {
  /** The type claimed by the sender, in lower case. */
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /**
   * Digest of the content, at least 16 hexadecimal digits. It need not be secure: two files with the same digest count
   * as the same picture. A host that others can reach puts a longer one in its place that cannot be made from the
   * content alone.
   */
  readonly digest: string;
  /** The type detected from the content (../picture), or UNKNOWN_TYPE. */
  readonly sniffed: string;
}

/** The exchange refuses larger files (observed in the field: 10 MiB). Hosts need not read more than this. */
export const MAX_UPLOAD_BYTES = 10_485_760;

/** Facts about a file for the exchange. `claimedType` is the part's Content-Type. */
export function fileFacts(claimedType: string, bytes: Uint8Array): FileFacts {
  const mime = claimedType.split(';', 1)[0]?.trim().toLowerCase() || UNKNOWN_TYPE;
  return {
    // Some clients send image/jpg, which is not a registered type.
    mime: mime === 'image/jpg' ? 'image/jpeg' : mime,
    size: bytes.length,
    digest: digestOf(bytes),
    sniffed: pictureType(bytes),
  };
}
