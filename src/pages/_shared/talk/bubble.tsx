import type { ReactNode } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { cx } from '@/ui/cx';
import styles from './talk.module.css';

export interface BubbleProps {
  /** Who said it; nothing for oneself. */
  name?: ReactNode;
  /** Epoch milliseconds. */
  atMs: number;
  side: 'own' | 'other';
  /** The reader is called by name. */
  marked?: boolean;
  /** Beside what others say: their picture. */
  face?: ReactNode;
  /** Words exactly as they were said; never markup. */
  text: string;
  /** Below the words: a picture, a way to go. */
  children?: ReactNode;
  /** Beside the time: whether it was read. */
  note?: ReactNode;
  /** Makes the words a button: what can be done about them. */
  onClick?: () => void;
  clickLabel?: string;
}

/** One thing somebody said. */
export function Bubble(props: BubbleProps) {
  const { name, atMs, side, marked = false, face, text, children, note, onClick, clickLabel } = props;
  const { time } = useFormats();
  const words = <span className={styles.words}>{text}</span>;
  return (
    <article className={cx(styles.row, styles[side])}>
      {face && <span className={styles.face}>{face}</span>}
      <div className={styles.body}>
        {name && <p className={styles.name}>{name}</p>}
        <div className={cx(styles.bubble, marked && styles.marked)}>
          {text !== '' &&
            (onClick ? (
              <button type="button" className={styles.tap} onClick={onClick} aria-label={clickLabel}>
                {words}
              </button>
            ) : (
              words
            ))}
          {children}
        </div>
        <p className={styles.time}>
          {note} <time dateTime={new Date(atMs).toISOString()}>{time(atMs).slice(0, 5)}</time>
        </p>
      </div>
    </article>
  );
}

/** Between two days. */
export function DayLine({ atMs }: { atMs: number }) {
  const { date } = useFormats();
  return <p className={styles.day}>{date(atMs)}</p>;
}

/** Whether an item is the first of its day, by the device's days. */
export function beginsDay(atMs: number, beforeMs: number | undefined): boolean {
  return beforeMs === undefined || new Date(atMs).toDateString() !== new Date(beforeMs).toDateString();
}
