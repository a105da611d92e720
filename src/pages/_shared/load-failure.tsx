import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { isApiError } from '@/data/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import styles from './load-failure.module.css';
import { retryTime } from './retry-time';

export interface LoadFailureProps {
  /** States what did not load. */
  title: string;
  query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
}

/** Replaces content which failed to load: shows the reason, if known, and a retry button. */
export function LoadFailure(props: LoadFailureProps) {
  return (
    <Card>
      <FailureState {...props} />
    </Card>
  );
}

/** Like `LoadFailure`, for a part of a card or sheet. */
export function FailureState({ title, query }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title}
      hint={useFailureHint(query.error)}
      retryLabel={t('retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

/** Like `LoadFailure`, in one line of a card or form. */
export function PartFailure({ title, query }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.part}>
      <div>
        <Text size="small" tone="warn">
          {title}
        </Text>
        <UnreadablePart error={query.error} />
      </div>
      <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** Like `LoadFailure`, in place of a figure. The label beside the figure names it; screen readers hear `title`. */
export function FigureFailure({ title, query }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <span role="alert">
      <span className="visually-hidden">{title}. </span>
      <button
        type="button"
        className={styles.figure}
        aria-busy={query.isFetching || undefined}
        onClick={() => !query.isFetching && void query.refetch()}
      >
        {t('retry')}
        <RotateCw className={styles.again} aria-hidden />
      </button>
    </span>
  );
}

/**
 * Returns the server's text of a refusal, the unreadable part of an answer, or the app's text for a call without an
 * answer.
 */
function useFailureHint(error: unknown): ReactNode {
  const { t } = useTranslation('errors');
  if (isApiError(error) && error.part) return <UnreadablePart error={error} />;
  // Any other error comes from decoding: an answer arrived, but it was invalid.
  if (!isApiError(error) || error.kind === 'bad_response') return t('server');
  if (error.kind === 'network') return t('networkHint');
  if (error.kind === 'timeout') return t('timeout');
  if (error.kind === 'not_offered') return t('notOffered');
  if (error.retryAtMs !== undefined) return t('unavailableUntil', { time: retryTime(error.retryAtMs) });
  if (error.kind === 'unavailable') return t('unavailable');
  return error.message || t('refused');
}

/** The part of an answer that is missing or could not be read, with its path, for the operator of the exchange. */
function UnreadablePart({ error }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const part = isApiError(error) ? error.part : null;
  if (!part) return null;
  const path = part.call.slice(part.call.indexOf('/') + 1);
  const field = /\w+(?=[[\]]*$)/.exec(part.path)?.[0];
  return (
    <span className={styles.unreadable}>
      {field ? t('unreadable', { field }) : t('server')}
      <code className={styles.place}>{field ? `${path} → ${part.path}` : path}</code>
    </span>
  );
}
