import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { backend } from '@/data/api/backend';
import type { User } from '@/data/session/session';
import { MAX_UPLOAD_BYTES } from '@/domain/identity/upload';
import { useTranslation } from '@/i18n/use-translation';
import { useModule } from '@/lib/loading/use-module';
import { Avatar } from '@/ui/display/coin-icon';
import { checkFile } from '@/ui/forms/check-file';
import { Card } from '@/ui/layout/card';
import { NotAPicture, PICTURE_TYPES, withTrueType } from '../../_shared/picture/with-true-type';
import { decodePicture } from './crop';
import styles from './user-info.module.css';

const loadCropSheet = () => import('./crop-sheet').then((module) => module.default);

interface LateCropSheetProps {
  picture: HTMLImageElement;
  onClose: () => void;
  /** The code of the sheet failed to load. */
  onFailed: () => void;
}

function LateCropSheet({ onFailed, ...props }: LateCropSheetProps) {
  const { module: CropSheet, failed } = useModule(loadCropSheet);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (failed) fail();
  }, [failed]);
  return CropSheet && <CropSheet {...props} />;
}

type Trouble = 'tooLarge' | 'wrongType' | 'damaged' | 'failed';

/** Profile picture. A tap replaces it: pick, check, crop, upload. */
export function AvatarCard({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'picture']);
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<HTMLImageElement | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const name = user.nickname || user.account_number;

  useEffect(() => {
    if (!picked) return;
    return () => URL.revokeObjectURL(picked.src);
  }, [picked]);

  const pick = async (file: File) => {
    const problem = checkFile(file, { accept: PICTURE_TYPES, maxBytes: MAX_UPLOAD_BYTES });
    if (problem) return setTrouble(problem === 'empty' ? 'damaged' : problem);
    setTrouble(null);
    try {
      setPicked(await decodePicture(URL.createObjectURL(await withTrueType(file))));
    } catch (error) {
      if (!(error instanceof NotAPicture) && !(error instanceof DOMException)) throw error;
      setTrouble('damaged');
    }
  };

  return (
    <Card>
      <div className={styles.avatar}>
        <button type="button" className={styles.picture} onClick={() => input.current?.click()}>
          <Avatar name={name} size={88} src={backend().assetUrl(user.head_portrait ?? '') || undefined} />
          <span className={styles.camera}>
            <Camera size={16} aria-hidden />
          </span>
          <span className={styles.change}>{t('picture.change')}</span>
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES}
          aria-label={t('picture.change')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Reset, so that picking the same file again fires a change event.
            currentTarget.value = '';
            if (file) void pick(file);
          }}
        />
        {trouble ? (
          <p role="alert" className={styles.trouble}>
            {t(`picture:${trouble}`)}
          </p>
        ) : (
          <p className={styles.note}>{t('picture:hint')}</p>
        )}
      </div>
      {picked && (
        <LateCropSheet
          key={picked.src}
          picture={picked}
          onClose={() => setPicked(null)}
          onFailed={() => {
            setPicked(null);
            setTrouble('failed');
          }}
        />
      )}
    </Card>
  );
}
