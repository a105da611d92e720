import { useTranslation } from '@/i18n/use-translation';
import styles from './medium.module.css';
import { MediumFailure } from './medium-failure';
import type { MovingProps } from './moving-picture';
import { Picture } from './picture';
import { PlayerBar } from './player-bar';
import { usePlayer } from './use-player';

/** Audio below its picture. It never starts automatically. */
export function Sound({ address, cover, alt }: MovingProps) {
  const { t } = useTranslation('nft');
  const { ref, events, player } = usePlayer<HTMLAudioElement>();
  if (player.failed) return <MediumFailure text={t('medium.soundFailed')} cover={cover} onRetry={player.retry} />;
  return (
    <>
      <div className={styles.frame}>
        <Picture address={cover} alt={alt} eager />
      </div>
      <audio {...events} ref={ref} src={address} preload="metadata" />
      <PlayerBar player={player} name={alt} />
    </>
  );
}
