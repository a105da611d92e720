import { coinMark } from '../media/coin-marks/coin-mark';
import { coinColor } from './coin-color';
import styles from './coin-icon.module.css';

export interface CoinIconProps {
  /** A coin ("BTC") or a pair ("BTC/USDT"), whose base is used. */
  symbol: string;
  size?: number;
  /** The coin's own picture, if the exchange has one. */
  src?: string | undefined;
}

/** A coin's mark, or its first letter if there is none. Decorative: the symbol is always written beside it. */
export function CoinIcon({ symbol, size = 32, src }: CoinIconProps) {
  const base = symbol.split('/')[0] ?? symbol;
  const picture = src ?? coinMark(base);
  const box = { width: size, height: size };
  if (picture)
    return (
      <span className={`${styles.disc} ${styles.mark}`} style={box} aria-hidden="true">
        <img className={styles.image} src={picture} alt="" width={size} height={size} decoding="async" />
      </span>
    );
  const style = { ...box, fontSize: Math.round(size * 0.44), background: coinColor(base) };
  return (
    <span className={styles.disc} style={style} aria-hidden="true">
      {base.slice(0, 1)}
    </span>
  );
}

export interface AvatarProps {
  /** Without a picture its first letter is shown. */
  name: string;
  src?: string | undefined;
  size?: number;
}

/** A person's picture or letter. Decorative: the name is written beside it or on the button around it. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <span
      className={`${styles.disc} ${styles.person}`}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      aria-hidden="true"
    >
      {src ? <img className={styles.image} src={src} alt="" loading="lazy" /> : letter}
    </span>
  );
}
