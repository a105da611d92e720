import styles from './form.module.css';

/** Shows an error which belongs to no field, such as a lost connection or a refusal without a reason. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  );
}
