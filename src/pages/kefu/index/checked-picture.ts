import { MAX_UPLOAD_BYTES } from '@/domain/upload';
import { NotAPicture, soundPicture } from '../../_shared/picture/sound-picture';

export type PictureProblem = 'pictureType' | 'pictureLarge' | 'pictureBroken';

/** The file as it can be sent, or why it cannot: its name and claimed type prove nothing. */
export async function checkedPicture(file: File): Promise<File | PictureProblem> {
  if (file.size > MAX_UPLOAD_BYTES) return 'pictureLarge';
  try {
    const sound = await soundPicture(file);
    (await createImageBitmap(sound)).close();
    return sound;
  } catch (error) {
    return error instanceof NotAPicture ? 'pictureType' : 'pictureBroken';
  }
}
