import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import styles from './states.module.css';

interface StateProps {
  title: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** A button that remedies the state. */
  action?: ReactNode;
}

/** For empty content: says what would be shown here, and how to get it. */
export function EmptyState({ title, hint, icon, action }: StateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>{icon ?? <Inbox size={30} strokeWidth={1.5} aria-hidden />}</span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps extends Omit<StateProps, 'action'> {
  retryLabel?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** For content that failed to load: announces the error and offers a retry. */
export function ErrorState({ title, hint, icon, retryLabel, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>{icon ?? <CircleAlert size={30} strokeWidth={1.5} aria-hidden />}</span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" onClick={onRetry} loading={retrying}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
