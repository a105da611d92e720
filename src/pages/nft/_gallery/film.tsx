import { useTranslation } from '@/i18n/use-translation';
import { prefersReducedMotion } from '@/lib/reduced-motion';
import styles from './medium.module.css';
import { MediumFailure } from './medium-failure';
import type { MovingProps } from './moving-picture';
import { PlayerBar } from './player-bar';
import { usePlayer } from './use-player';

/**
 * A video in a loop, muted until the user switches the sound on. It starts automatically unless the user prefers
 * reduced motion.
 */
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
          autoPlay={!prefersReducedMotion()}
          muted
          loop
          playsInline
        />
      </div>
      <PlayerBar player={player} name={alt} />
    </>
  );
}
