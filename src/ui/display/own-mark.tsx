import styles from './own-mark.module.css';

/** Marks a row of a book or a tape as the customer's own. `label` says so to screen readers. */
export const OwnMark = ({ label }: { label: string }) => <span className={styles.own} role="img" aria-label={label} />;
