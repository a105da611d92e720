import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { prefersReducedMotion } from '@/lib/browser/reduced-motion';
import { IconButton } from '@/ui/actions/icon-button';
import styles from './medium.module.css';
import { Picture } from './picture';

export interface MovingProps {
  address: string;
  /** Still picture; '' if the server has none. */
  cover: string;
  alt: string;
}

/** An animation without sound, with a stop button (WCAG 2.2.2). When stopped it shows its still picture. */
export function MovingPicture({ address, cover, alt }: MovingProps) {
  const { t } = useTranslation('nft');
  const [moves, setMoves] = useState(() => !prefersReducedMotion());
  return (
    <div className={styles.frame} data-moves={moves}>
      <Picture
        key={String(moves)}
        address={moves ? address : cover}
        alt={alt}
        failed={t('medium.pictureFailed')}
        eager
      />
      <IconButton
        className={styles.corner}
        variant="filled"
        label={t(moves ? 'medium.stop' : 'medium.play')}
        icon={moves ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        onClick={() => setMoves(!moves)}
      />
    </div>
  );
}
