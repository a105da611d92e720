import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import { ErrorState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';

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
