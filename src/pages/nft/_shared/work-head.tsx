import type { ReactNode } from 'react';
import { Text } from '@/ui/text/text';
import styles from './work-head.module.css';

export interface WorkHeadProps {
  /** A still picture; '' shows the empty frame. */
  picture: string;
  name: string;
  /** Below the name: by whom, which sale. */
  note?: ReactNode;
  /** At the end: a price, a state. */
  end?: ReactNode;
}

/** A work in a line: its picture, its name, and a figure. */
export function WorkHead({ picture, name, note, end }: WorkHeadProps) {
  return (
    <span className={styles.head}>
      <span className={styles.frame}>
        {picture !== '' && (
          <img className={styles.picture} src={picture} alt="" width={64} height={64} loading="lazy" decoding="async" />
        )}
      </span>
      <span className={styles.words}>
        <Text weight="bold">{name}</Text>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </span>
  );
}

/** What lists show of a work: its still picture, or the picture itself. */
export const stillOf = ({ cover, image }: { readonly cover?: string | undefined; readonly image: string }): string =>
  cover || image;
