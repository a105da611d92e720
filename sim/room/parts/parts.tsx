import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import styles from './parts.module.css';

/** A group of controls that wraps into several lines. `label` names the group. */
export function Controls({ label, children }: { label?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and lay out by rules of its own
    <div role="group" aria-label={label} className={styles.controls}>
      {children}
    </div>
  );
}

/** A part of a panel under a small heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h4 className={styles.heading}>{title}</h4>
      {children}
    </section>
  );
}

/** Marks a text of the exchange as English, whatever the room's language; null for no text. */
export const inEnglish = (words: string | null) => words && <span lang="en">{words}</span>;

/**
 * The reason of a refusal, beside the controls that caused it: `wrong` is a fault of the input, in the room's language;
 * `error` is the exchange's message.
 */
export function Refusal({ wrong = null, error = null }: { wrong?: string | null; error?: string | null }) {
  if (!wrong && !error) return null;
  return (
    <p role="alert" className={styles.refusal}>
      {wrong ?? inEnglish(error)}
    </p>
  );
}

/** A dimmed line of explanation; figures in it are highlighted by <b>. */
export function Note({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <p className={cx(styles.note, className)}>{children}</p>;
}

/** A vertical stack with the usual gap between the parts of a panel. */
export function PanelStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** A field and the button that sends it, in one line. Enter sends. */
export function FieldLine({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
