import { Pause, Play } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { Num } from '@/ui/text/num';
import styles from './medium.module.css';
import type { Player } from './use-player';

/** Formats a playback position, such as 0:41 or 12:05. */
const placeText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Play button and position slider, for touch, mouse and keyboard. */
export function PlayerBar({ player, name }: { player: Player; name: string }) {
  const { t } = useTranslation('nft');
  const { playing, at, length } = player;
  return (
    <fieldset className={styles.bar} aria-label={t('medium.controls', { name })}>
      <IconButton
        variant="filled"
        label={t(playing ? 'medium.stop' : 'medium.play')}
        icon={playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        onClick={player.toggle}
      />
      <input
        type="range"
        className={styles.seek}
        aria-label={t('medium.place')}
        aria-valuetext={t('medium.placeOf', { at: placeText(at), length: placeText(length) })}
        min={0}
        max={length || 1}
        step={0.1}
        value={Math.min(at, length || 1)}
        disabled={length === 0}
        style={{ '--done': `${length ? (at / length) * 100 : 0}%` } as React.CSSProperties}
        onChange={({ target }) => player.seek(Number(target.value))}
      />
      <span className={styles.time} aria-hidden="true">
        <Num size="small">{`${placeText(at)} / ${placeText(length)}`}</Num>
      </span>
    </fieldset>
  );
}
