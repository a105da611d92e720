import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import { backend } from '@/data/backend';
import { upload } from '@/data/upload';
import { MAX_UPLOAD_BYTES } from '@/domain/upload';
import { Uploader } from '@/ui/forms/uploader';
import type { UploadFunction } from '@/ui/forms/use-upload';
import { NotAPicture, PICTURE_TYPES, soundPicture } from './sound-picture';

export interface PictureFieldProps {
  /** The stored picture's address as the server gave it, such as `/upload/a.png`; null while there is none. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  label?: ReactNode;
  /** In place of the formats and the size that are taken. */
  hint?: ReactNode;
  /** The form's own message, such as that a picture is needed; what is wrong with a picked file comes first. */
  error?: ReactNode;
  /** What the empty field asks for; by default to choose a picture. */
  pickLabel?: string;
  shape?: 'wide' | 'square';
  /** Opens the camera on a phone. */
  capture?: 'user' | 'environment';
  disabled?: boolean;
}

const send: UploadFunction = async (file, options) => upload(await soundPicture(file), options);

/**
 * A picture of a form: checked by type, size and first bytes, uploaded as soon as it is picked, with preview, progress
 * and another try; the server's refusal stands beside it. `value` may be kept in a draft.
 */
export function PictureField({ value, pickLabel, hint, ...field }: PictureFieldProps) {
  const { t } = useTranslation(['picture', 'errors']);
  const failureText = (reason: unknown) => {
    if (reason instanceof NotAPicture) return t('damaged');
    if (isApiError(reason, 'refused') && reason.message) return reason.message;
    return isApiError(reason, 'network') ? t('errors:network') : undefined;
  };
  return (
    <Uploader
      {...field}
      value={value && backend().assetUrl(value)}
      upload={send}
      accept={PICTURE_TYPES}
      maxBytes={MAX_UPLOAD_BYTES}
      hint={hint ?? t('hint')}
      failureText={failureText}
      // The same file will be refused again.
      canRetry={(reason) => !(reason instanceof NotAPicture) && !isApiError(reason, 'refused')}
      labels={{
        pick: pickLabel ?? t('pick'),
        replace: t('replace'),
        remove: t('remove'),
        retry: t('retry'),
        uploading: t('uploading'),
        tooLarge: t('tooLarge'),
        wrongType: t('wrongType'),
        empty: t('damaged'),
        failed: t('failed'),
      }}
    />
  );
}
