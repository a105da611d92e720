import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { OutcomeLine } from '../frame/outcome-line';
import styles from './dialog.module.css';

export interface RoomDialogProps {
  title: string;
  closeLabel: string;
  onClosed: () => void;
  /** Leaves room between the parts, such as those of a form. */
  spaced?: boolean;
  children: ReactNode;
}

/**
 * For the `ref` of a field that gets the focus when its dialog opens. React's `autoFocus` is too early for that,
 * because the dialog is shown after its fields are created.
 */
export const focusedFirst = (field: HTMLElement | null) => field?.setAttribute('autofocus', '');

/**
 * A dialog over everything else, open while it is mounted. It is the browser's own dialog element, which keeps the
 * focus inside and restores it.
 */
export function RoomDialog({ title, closeLabel, onClosed, spaced = false, children }: RoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The dialog must be closed while it is still in the document; only then does it restore the focus.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={cx(styles.frame, styles.dialog, spaced && styles.spaced)}
      aria-label={title}
      // In React's strict mode the effect runs twice, and the first dialog's close event arrives after the second has
      // opened.
      onClose={({ currentTarget }) => currentTarget.open || onClosed()}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} onClick={() => dialog.current?.close()} />
      </header>
      {children}
      <OutcomeLine place="dialog" />
    </dialog>
  );
}
