import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './medium.module.css';

export interface PictureProps {
  /** '' shows the empty frame. */
  address: string;
  alt: string;
  /** Instead of a picture that did not come; without it only a sign stands there. */
  failed?: string;
  /** The page is about it: it does not wait until it is scrolled to. */
  eager?: boolean;
}

/** As large as the square around it, whatever its own size. */
const SIDE = 600;

/** A still picture that fills its square frame. */
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
