import { useTranslation } from 'react-i18next';
import { prefersStillness } from '@/lib/stillness';
import styles from './medium.module.css';
import { MediumFailure } from './medium-failure';
import type { MovingProps } from './moving-picture';
import { PlayerBar } from './player-bar';
import { usePlayer } from './use-player';

/** A film in a loop, silent until its sound is switched on; it begins by itself unless less motion was asked for. */
export function Film({ address, cover, alt }: MovingProps) {
  const { t } = useTranslation('nft');
  const { ref, events, player } = usePlayer<HTMLVideoElement>();
  if (player.failed) return <MediumFailure text={t('medium.filmFailed')} cover={cover} onRetry={player.retry} />;
  return (
    <>
      <div className={styles.frame}>
        <video
          {...events}
          ref={ref}
          className={styles.fill}
          src={address}
          poster={cover || undefined}
          aria-label={alt}
          width={600}
          height={600}
          preload="metadata"
          autoPlay={!prefersStillness()}
          muted
          loop
          playsInline
        />
      </div>
      <PlayerBar player={player} name={alt} />
    </>
  );
}
