import { sniffType, UNKNOWN_TYPE } from '@/domain/picture/sniff-type';

/** Types which the app sends: family servers take JPEG and PNG, the simulated exchange also WebP. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** Length in bytes of the longest file signature. */
const HEAD_BYTES = 12;

/** The first bytes of the file belong to no picture format, whatever its name and declared type say. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/**
 * Returns the file with the type its bytes have. Phones mislabel pictures, and servers refuse a file whose type does
 * not match.
 * @throws NotAPicture
 */
export async function withTrueType(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = sniffType(head);
  if (type === UNKNOWN_TYPE) throw new NotAPicture(`${file.name} is not a picture`);
  return type === file.type ? file : new File([file], file.name, { type });
}
