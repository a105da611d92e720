import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { BackendMismatch } from '@/data/api/backend-check';
import { quotesQuery } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import type { ConfigProblem } from '@/lib/backend-config';
import { ErrorState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import styles from './backend-problem.module.css';

interface Problem {
  readonly title: string;
  readonly what: string;
  readonly hint: string;
  /** Technical names and values, for the operator of the exchange. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Offers a reload, because that also reads a configuration that was corrected meanwhile. */
function ProblemPage({ title, what, hint, facts }: Problem) {
  const { t } = useTranslation();
  return (
    <Page header={<NavBar variant="root" title={title} />}>
      <Card>
        <ErrorState title={what} hint={hint} retryLabel={t('retry')} onRetry={() => location.reload()} />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Page>
  );
}

/** Real milliseconds between attempts, for a server that is only starting. */
const RETRY_MS = 5_000;

/** Shown while the server at the configured address does not answer like a backend of the exchange. */
export default function BackendMismatchPage({
  mismatch: { kind, method, url, response },
}: {
  mismatch: BackendMismatch;
}) {
  const { t } = useTranslation('backend');
  // The first valid answer removes this page.
  useQuery({ ...quotesQuery, refetchInterval: RETRY_MS });
  return (
    <ProblemPage
      title={t('title')}
      what={t(`misfit.${kind}`)}
      hint={t(`hint.${kind}`, { origin: location.origin })}
      facts={[
        [t('asked'), `${method} ${new URL(url, location.href).href}`],
        [t('came'), response || t('nothing')],
      ]}
    />
  );
}

function ConfigProblemText({ problem: { kind, field, value } }: { problem: ConfigProblem }) {
  const { t } = useTranslation('backend');
  return (
    <ProblemPage
      title={t('title')}
      what={t('unset')}
      hint={t(`config.${kind}`, { field })}
      facts={[[t('setting'), value || '""']]}
    />
  );
}

/** Shown in place of the app if the page's configuration is invalid. */
export function ConfigProblemPage({ problem }: { problem: ConfigProblem }) {
  return (
    <Suspense>
      <ConfigProblemText problem={problem} />
    </Suspense>
  );
}
