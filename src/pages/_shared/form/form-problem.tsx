import styles from './form.module.css';

/** Says what no field is to blame for: no connection, a refusal without a reason. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  );
}
