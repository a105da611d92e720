import { sniffType, UNKNOWN_TYPE } from '@/domain/picture/sniff-type';

/** What the app sends: the family's servers take JPEG and PNG, ours WebP as well. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** As many bytes as the longest signature has. */
const HEAD_BYTES = 12;

/** The file's first bytes are of no picture, whatever its name and claimed type say. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/**
 * The file under the type that its bytes are of: phones mislabel pictures, and servers refuse what does not match.
 * @throws NotAPicture
 */
export async function soundPicture(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = sniffType(head);
  if (type === UNKNOWN_TYPE) throw new NotAPicture(`${file.name} is not a picture`);
  return type === file.type ? file : new File([file], file.name, { type });
}
