import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './medium.module.css';

export interface PictureProps {
  /** '' shows an empty frame. */
  address: string;
  alt: string;
  /** Text in place of a picture which failed to load; without it only an icon is shown. */
  failed?: string;
  /** Loads at once, for the main picture of a page. */
  eager?: boolean;
}

/** Square `width` and `height` attributes, independent of the picture's own size. */
const SIDE = 600;

/** A still picture which fills a square frame. */
export function Picture({ address, alt, failed, eager = false }: PictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken || address === '')
    return (
      <span className={styles.missing}>
        <ImageOff size={28} strokeWidth={1.5} aria-hidden />
        {alt && <span className="visually-hidden">{alt}</span>}
        {failed}
      </span>
    );
  return (
    <img
      className={styles.fill}
      src={address}
      alt={alt}
      width={SIDE}
      height={SIDE}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
