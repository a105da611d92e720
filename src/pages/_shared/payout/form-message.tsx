import styles from './form.module.css';

/** Says what no field is to blame for. */
export function FormMessage({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className={styles.message}>
      {text}
    </p>
  );
}
