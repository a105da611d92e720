import { MAX_UPLOAD_BYTES } from '@/domain/identity/upload';
import { NotAPicture, withTrueType } from '../../_shared/picture/with-true-type';

export type PictureProblem = 'pictureType' | 'pictureLarge' | 'pictureBroken';

/** Returns the file with its true type, or why it cannot be sent. Name and declared type are not trusted. */
export async function checkedPicture(file: File): Promise<File | PictureProblem> {
  if (file.size > MAX_UPLOAD_BYTES) return 'pictureLarge';
  try {
    const sound = await withTrueType(file);
    (await createImageBitmap(sound)).close();
    return sound;
  } catch (error) {
    return error instanceof NotAPicture ? 'pictureType' : 'pictureBroken';
  }
}
