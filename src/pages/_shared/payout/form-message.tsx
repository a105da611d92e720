import styles from './form.module.css';

/** Shows an error which belongs to no field. */
export function FormMessage({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className={styles.message}>
      {text}
    </p>
  );
}
