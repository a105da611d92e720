import { FileWarning } from 'lucide-react';
import { backend } from '@/data/api/backend';
import type { NftWork } from '@/data/nft/queries';
import { NFT_TYPE } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { prefersReducedMotion } from '@/lib/browser/reduced-motion';
import { Button } from '@/ui/actions/button';
import { Text } from '@/ui/text/text';
import styles from './medium.module.css';
import { MovingPicture, type MovingProps } from './moving-picture';
import { Picture } from './picture';
import { PlayerBar } from './player-bar';
import { usePlayer } from './use-player';

/** Audio below its picture. It never starts automatically. */
function Sound({ address, cover, alt }: MovingProps) {
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

export type MediumOf = Pick<NftWork, 'type' | 'name' | 'image' | 'cover'>;

/**
 * The medium of a work: picture, animation, audio or video. Its place is reserved before it loads. Anything moving can
 * be stopped, and does not start if the user prefers reduced motion.
 */
export function Medium({ work }: { work: MediumOf }) {
  const { t } = useTranslation('nft');
  const address = backend().assetUrl(work.image);
  const cover = work.cover ? backend().assetUrl(work.cover) : '';
  const alt = t('medium.alt', { name: work.name });
  return (
    <div className={styles.medium} data-medium={work.type}>
      {work.type === NFT_TYPE.gif ? (
        <MovingPicture key={address} address={address} cover={cover} alt={alt} />
      ) : work.type === NFT_TYPE.audio ? (
        <Sound key={address} address={address} cover={cover} alt={alt} />
      ) : work.type === NFT_TYPE.video ? (
        <Film key={address} address={address} cover={cover} alt={alt} />
      ) : (
        <div className={styles.frame}>
          <Picture key={address} address={address} alt={alt} failed={t('medium.pictureFailed')} eager />
        </div>
      )}
    </div>
  );
}

/**
 * A video in a loop, muted until the user switches the sound on. It starts automatically unless the user prefers
 * reduced motion.
 */
function Film({ address, cover, alt }: MovingProps) {
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

/** Error state of audio or video over its still picture, with the size of the medium. */
function MediumFailure({ text, cover, onRetry }: { text: string; cover: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <>
      <div className={styles.frame}>{cover !== '' && <Picture address={cover} alt="" eager />}</div>
      <div className={styles.bar} role="alert">
        <FileWarning className={styles.warning} size={20} aria-hidden />
        <Text size="small" tone="error" className={styles.message}>
          {text}
        </Text>
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
}
