import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure } from '../../_shared/load-failure';
import type { CardKind } from './use-card-form';

const ADDRESS = { home: '/pages/setting/bank', abroad: '/pages/setting/bank_international' } as const;

export interface CardPageProps {
  kind: CardKind;
  query: { readonly isPending: boolean; readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
  /** The form, once the saved card has loaded. */
  children: ReactNode;
}

/** Frame of both bank card pages, with tabs which switch between them. */
export function CardPage({ kind, query, children }: CardPageProps) {
  const { t } = useTranslation(['payout', 'common', 'profile', 'auth', 'errors']);
  const title = t(kind === 'home' ? 'bank.title' : 'bank.abroadTitle');
  return (
    <Page
      ground="plain"
      header={
        <BackBar title={title}>
          <Tabs
            label={t('bank.kind')}
            fill
            value={kind}
            items={[
              { value: 'home', label: t('bank.toHome') },
              { value: 'abroad', label: t('bank.toAbroad') },
            ]}
            onValueChange={(next) => shell().go(path(ADDRESS[next]), { replace: true })}
          />
        </BackBar>
      }
    >
      <Stack gap={4}>
        {children ??
          (query.isPending ? (
            <Late>
              <SkeletonList rows={6} label={t('common:loading')} />
            </Late>
          ) : (
            <LoadFailure title={t('bank.failed')} query={query} />
          ))}
      </Stack>
    </Page>
  );
}
