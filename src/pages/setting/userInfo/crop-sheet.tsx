import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from '@/i18n/use-translation';
import 'react-easy-crop/react-easy-crop.css';
import { useChangePicture } from '@/data/accounts/profile';
import { isApiError } from '@/data/api/api-error';
import { isUncertain } from '@/data/api/repeat';
import { upload } from '@/data/api/upload';
import { useFormats } from '@/i18n/use-formats';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Slider } from '@/ui/forms/slider';
import { Sheet } from '@/ui/overlays/sheet';
import { toast } from '@/ui/overlays/toast-store';
import { type CropArea, cropPicture, type Quarters } from './crop';
import styles from './user-info.module.css';

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.05;
const NEXT: Readonly<Record<Quarters, Quarters>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** Selects a round part of a picture and uploads it. */
export default function CropSheet({ picture, onClose }: { picture: HTMLImageElement; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'picture', 'common', 'errors']);
  const format = useFormats();
  const change = useChangePicture();
  const [open, setOpen] = useState(true);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [quarters, setQuarters] = useState<Quarters>(0);
  const [area, setArea] = useState<CropArea | null>(null);
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState('');

  const close = () => {
    setOpen(false);
    onClose();
  };
  const use = async () => {
    if (!area || sending) return;
    setSending(true);
    setTrouble('');
    try {
      const address = await upload(await cropPicture(picture, area, quarters));
      await change.mutateAsync({ head_portrait: address });
      toast.show(t('picture.done'), { kind: 'success' });
      close();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'session_invalid') return close();
      if (error.kind === 'refused' && error.message !== '') setTrouble(error.message);
      else if (error.kind === 'not_offered') setTrouble(t('errors:notOffered'));
      else setTrouble(t(isUncertain(error) ? 'picture:failed' : 'errors:server'));
    } finally {
      setSending(false);
    }
  };

  return (
    <Sheet
      open={open}
      sticky={sending}
      onOpenChange={(next) => !next && !sending && close()}
      title={t('picture.cropTitle')}
      closeLabel={t('common:close')}
      footer={
        <div className={styles.use}>
          {trouble && (
            <p role="alert" className={styles.trouble}>
              {trouble}
            </p>
          )}
          <Button variant="primary" size="lg" block loading={sending} onClick={() => void use()}>
            {t(trouble ? 'picture:retry' : 'picture.use')}
          </Button>
        </div>
      }
    >
      <div className={styles.crop}>
        <div className={styles.stage}>
          <Cropper
            image={picture.src}
            crop={place}
            zoom={zoom}
            rotation={quarters}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            mediaProps={{ alt: '' }}
            cropperProps={{ 'aria-label': t('picture.cropHint'), role: 'group' }}
          />
        </div>
        <p className={styles.note}>{t('picture.cropHint')}</p>
        <div className={styles.tools}>
          <Slider
            label={t('picture.zoom')}
            value={zoom}
            min={1}
            max={MAX_ZOOM}
            step={ZOOM_STEP}
            marks={[]}
            formatValue={(value) => format.rate(Math.round(value * 100), 0)}
            onValueChange={setZoom}
          />
          <IconButton
            label={t('picture.rotate')}
            icon={<RotateCw size={20} aria-hidden />}
            onClick={() => setQuarters(NEXT[quarters])}
          />
        </div>
      </div>
    </Sheet>
  );
}
