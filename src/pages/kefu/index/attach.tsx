import { ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { backend } from '@/data/api/backend';
import { upload } from '@/data/api/upload';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { keepFocusNear } from '@/ui/overlays/keep-focus-near';
import { PICTURE_TYPES } from '../../_shared/picture/with-true-type';
import styles from '../../_shared/talk/talk.module.css';
import { checkedPicture, type PictureProblem } from './checked-picture';

/** In the server's own words. */
interface Refused {
  readonly said: string;
}

interface Attachment {
  readonly busy: boolean;
  /** Error of the last attempt. */
  readonly problem: PictureProblem | 'pictureFailed' | Refused | null;
  readonly pick: (file: File) => void;
}

/** Checks and uploads a picture as soon as it is picked. `onDone` receives its path on the server. */
export function useAttachment(onDone: (address: string) => void): Attachment {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Attachment['problem']>(null);
  const pick = async (file: File) => {
    setProblem(null);
    setBusy(true);
    try {
      const sound = await checkedPicture(file);
      if (typeof sound === 'string') setProblem(sound);
      else onDone(await upload(sound));
    } catch (error) {
      const isRefused = isApiError(error, 'refused') && error.message !== '';
      setProblem(isRefused ? { said: error.message } : 'pictureFailed');
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, pick: (file) => void pick(file) };
}

/** Button which opens the picture selection of the device. */
export function Attach({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslation('talk');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) attachment.pick(file);
          // Reset, so that picking the same file again fires a change event.
          event.currentTarget.value = '';
        }}
      />
      <IconButton
        label={t('attach')}
        icon={<ImagePlus size={22} />}
        loading={attachment.busy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

interface AttachedProps {
  address: string;
  attachment: Attachment;
  onRemove: () => void;
}

/** The attached picture, or why it cannot be attached. */
export function Attached({ address, attachment: { busy, problem }, onRemove }: AttachedProps) {
  const { t } = useTranslation('talk');
  if (busy)
    return (
      <p className={styles.attached} role="status">
        {t('uploading')}
      </p>
    );
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {typeof problem === 'string' ? t(problem) : problem.said}
        </p>
      )}
      {address !== '' && (
        <div className={styles.attached}>
          <img className={styles.thumb} src={backend().assetUrl(address)} alt={t('picture')} />
          <IconButton
            label={t('removePicture')}
            icon={<X size={20} />}
            onClick={({ currentTarget }) => {
              keepFocusNear(currentTarget);
              onRemove();
            }}
          />
        </div>
      )}
    </>
  );
}
