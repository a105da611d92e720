import type { ReactNode } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { cx } from '@/ui/cx';
import styles from './talk.module.css';

export interface BubbleProps {
  /** Name of the sender; none for the user's own messages. */
  name?: ReactNode;
  /** Epoch milliseconds. */
  atMs: number;
  side: 'own' | 'other';
  /** Highlights a message which mentions the user by name. */
  marked?: boolean;
  /** Picture of the sender, beside messages of others. */
  face?: ReactNode;
  /** Plain text of the message; never markup. */
  text: string;
  /** Content below the text: a picture or a link. */
  children?: ReactNode;
  /** Read status, beside the time. */
  note?: ReactNode;
  /** Turns the text into a button which opens the actions for the message. */
  onClick?: () => void;
  clickLabel?: string;
}

/** One message of a conversation. */
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

/** Date line between the messages of two days. */
export function DayLine({ atMs }: { atMs: number }) {
  const { date } = useFormats();
  return <p className={styles.day}>{date(atMs)}</p>;
}

/** Whether a message is the first of its day, in the device's time zone. */
export function beginsDay(atMs: number, beforeMs: number | undefined): boolean {
  return beforeMs === undefined || new Date(atMs).toDateString() !== new Date(beforeMs).toDateString();
}
