import { useLayoutEffect, useRef } from 'react';
import { guardOpening } from './guard-opening';
import styles from './modal.module.css';

/**
 * Covers a newly opened overlay until the user can have seen it, and takes presses that were not meant for it. Presses
 * by keys and screen readers have no position; they are blocked for the whole parent element.
 */
export function OpeningShield({ open }: { open: boolean }) {
  const shield = useRef<HTMLDivElement>(null);
  // A layout effect, so that it is active before the first paint.
  useLayoutEffect(() => (open ? guardOpening(shield.current as HTMLDivElement) : undefined), [open]);
  return <div ref={shield} className={styles.shield} data-opening-shield aria-hidden="true" />;
}
