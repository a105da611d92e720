import { useLayoutEffect, useRef } from 'react';
import { guardOpening } from './guard-opening';
import styles from './modal.module.css';

/**
 * Lies over what has opened until the person can have seen it, and so takes the presses that were not meant for it.
 * Keys and screen readers press without a place; they are held back as well, for all that stands beside it.
 */
export function OpeningShield({ open }: { open: boolean }) {
  const shield = useRef<HTMLDivElement>(null);
  // Before the first picture of it, so that no press can come first.
  useLayoutEffect(() => (open ? guardOpening(shield.current as HTMLDivElement) : undefined), [open]);
  return <div ref={shield} className={styles.shield} aria-hidden="true" />;
}
