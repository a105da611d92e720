import type { ReactNode } from 'react';
import { isApiError } from '@/data/api/api-error';
import { backend } from '@/data/api/backend';
import { upload } from '@/data/api/upload';
import { MAX_UPLOAD_BYTES } from '@/domain/identity/upload';
import { useTranslation } from '@/i18n/use-translation';
import { Uploader } from '@/ui/forms/uploader';
import type { UploadFunction } from '@/ui/forms/use-upload';
import { NotAPicture, PICTURE_TYPES, withTrueType } from './with-true-type';

export interface PictureFieldProps {
  /** Path of the stored picture as the server returned it, such as `/upload/a.png`; null while there is none. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Why the form must wait for this picture; null when it need not. For `hold` of the form. */
  onHold: (reason: string | null) => void;
  label?: ReactNode;
  /** Replaces the hint about accepted formats and size. */
  hint?: ReactNode;
  /** The form's own message, such as that a picture is required. An error about a picked file takes precedence. */
  error?: ReactNode;
  /** Label of the empty field; by default it asks to choose a picture. */
  pickLabel?: string;
  shape?: 'wide' | 'square';
  /** Opens the camera on a phone. */
  capture?: 'user' | 'environment';
  disabled?: boolean;
}

const send: UploadFunction = async (file, options) => upload(await withTrueType(file), options);

/**
 * Picture field of a form. It checks type, size and first bytes, uploads the file as soon as it is picked, and shows
 * preview, progress, a retry button and the server's refusal. `value` may be kept in a draft.
 */
export function PictureField({ value, onHold, pickLabel, hint, ...field }: PictureFieldProps) {
  const { t } = useTranslation(['picture', 'errors']);
  const failureText = (reason: unknown) => {
    if (reason instanceof NotAPicture) return t('damaged');
    if (isApiError(reason, 'refused') && reason.message) return reason.message;
    if (isApiError(reason, 'not_offered')) return t('errors:notOffered');
    return isApiError(reason, 'network') ? t('errors:network') : undefined;
  };
  return (
    <Uploader
      {...field}
      value={value && backend().assetUrl(value)}
      upload={send}
      onUnsentChange={(isUnsent) => onHold(isUnsent ? t('wait') : null)}
      accept={PICTURE_TYPES}
      maxBytes={MAX_UPLOAD_BYTES}
      hint={hint ?? t('hint')}
      failureText={failureText}
      // The server would refuse the same file again.
      canRetry={(reason) => !(reason instanceof NotAPicture) && !isApiError(reason, 'refused')}
      labels={{
        pick: pickLabel ?? t('pick'),
        replace: t('replace'),
        remove: t('remove'),
        retry: t('retry'),
        uploading: t('uploading'),
        uploaded: t('uploaded'),
        tooLarge: t('tooLarge'),
        wrongType: t('wrongType'),
        empty: t('damaged'),
        failed: t('failed'),
      }}
    />
  );
}
