import styles from './parts.module.css';

/** A link in a field of its own, selected when it gets the focus, to be copied by hand. */
export function LinkField({ label, link }: { label: string; link: string }) {
  return (
    <input
      readOnly
      aria-label={label}
      className={styles.link}
      value={link}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
