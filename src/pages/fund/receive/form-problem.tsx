import styles from './form-problem.module.css';

/** Says what no field is to blame for. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  );
}
