import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import styles from './load-failure.module.css';

export interface LoadFailureProps {
  /** What did not load. */
  title: string;
  /** The query it was to come from. */
  query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
}

/** In place of what did not load: why, as far as anybody knows, and another try. */
export function LoadFailure(props: LoadFailureProps) {
  return (
    <Card>
      <FailureState {...props} />
    </Card>
  );
}

/** The same for a part of a card or sheet. */
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

/** The same in one line, for a line of a card or form that did not load. */
export function PartFailure({ title, query }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.part}>
      <Text size="small" tone="warn">
        {title}
      </Text>
      <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** The same in the place of a figure: the label beside it says to the eye what is missing, `title` to the ear. */
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

/** The server's own words for its refusals; ours for what kept it from answering. */
function useFailureHint(error: unknown): string {
  const { t } = useTranslation('errors');
  // What is no ApiError came from reading the answer: it arrived, and made no sense.
  if (!isApiError(error) || error.kind === 'bad_response') return t('server');
  if (error.kind === 'network') return t('networkHint');
  if (error.kind === 'timeout') return t('timeout');
  if (error.kind === 'unavailable') return t('unavailable');
  return error.message || t('refused');
}
