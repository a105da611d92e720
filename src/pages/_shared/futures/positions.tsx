import { ListChecks } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { FUTURES_STATUS, type FuturesPosition, useFuturesPositions } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Chip } from '@/ui/actions/chip';
import { IconButton } from '@/ui/actions/icon-button';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Tabs } from '@/ui/navigation/tabs';
import { useMoreRows } from '../list/use-more-rows';
import { FailureState } from '../load-failure';
import { CloseManySheet } from './close-many-sheet';
import { PositionCard } from './position-card';
import styles from './positions.module.css';
import { type OrderActions, useOrderActions } from './use-order-actions';
import { usePositionNotices } from './use-position-notices';

type Tab = 'open' | 'waiting';
const NONE: readonly FuturesPosition[] = [];

const openAll = () => shell().go(path('/pages/transaction/contract_order'));

type Listed = ReturnType<typeof useFuturesPositions>;

/** Loads every page: a customer has at most 50 open orders, so all of them can be shown. */
function useAll(status: 0 | 1, market: { currencyId: number; legalId: number } | undefined): Listed {
  const listed = useFuturesPositions({ status, ...(market && { market }) });
  useMoreRows(listed, listed.hasNextPage, 0, Number.POSITIVE_INFINITY);
  return listed;
}

export interface PositionsProps {
  pair?: Pair;
  /** Shown at the end of the first line: the state of the account. */
  status?: ReactNode;
}

/**
 * The user's open positions and pending orders, of the market of `pair` or without it of all markets, with their
 * actions. Mount it once per screen.
 */
export function Positions({ pair, status }: PositionsProps) {
  const { t } = useTranslation('positions');
  const [tab, setTab] = useState<Tab>('open');
  const [everywhere, setEverywhere] = useState(false);
  const [closingMany, setClosingMany] = useState(false);
  const market = pair && !everywhere ? { currencyId: pair.currency_id, legalId: pair.legal_id } : undefined;
  const open = useAll(FUTURES_STATUS.open, market);
  const waiting = useAll(FUTURES_STATUS.waiting, market);
  const positions = open.data?.orders ?? NONE;
  const entrusts = waiting.data?.orders ?? NONE;
  const shown = tab === 'open' ? positions : entrusts;
  const actions = useOrderActions(shown);
  const isThere = open.data !== undefined && waiting.data !== undefined;
  const known = useMemo(() => (isThere ? [...positions, ...entrusts] : undefined), [isThere, positions, entrusts]);
  usePositionNotices(known, market ? `${market.currencyId}` : 'all');

  const counted = (value: Tab, data: Listed['data']) => ({
    value,
    label: t(`tabs.${value}`),
    ...(data && data.total > 0 && { count: data.total }),
  });
  return (
    <section className={styles.card} aria-label={t('title')} data-tour="positions">
      <header className={styles.head}>
        <Tabs
          label={t('tabs.label')}
          size="section"
          className={styles.tabs}
          value={tab}
          onValueChange={setTab}
          items={[counted('open', open.data), counted('waiting', waiting.data)]}
        />
        <IconButton
          className={styles.all}
          label={t('allOrders')}
          icon={<ListChecks size={18} aria-hidden />}
          onClick={openAll}
        />
        {status}
      </header>
      <Cards listed={tab === 'open' ? open : waiting} tab={tab} actions={actions} />
      <div className={styles.foot}>
        {pair && (
          <Chip selected={everywhere} onClick={() => setEverywhere(!everywhere)}>
            {t('allMarkets')}
          </Chip>
        )}
        {tab === 'open' && positions.length > 1 && (
          <Button data-testid="positions-close-many" onClick={() => setClosingMany(true)}>
            {t('act.closeMany')}
          </Button>
        )}
      </div>
      <CloseManySheet
        open={closingMany}
        orders={positions}
        market={market && pair && { ...market, symbol: pair.symbol }}
        onClose={() => setClosingMany(false)}
      />
      {actions.sheets}
    </section>
  );
}

function Cards({ listed, tab, actions }: { listed: Listed; tab: Tab; actions: OrderActions }) {
  const { t } = useTranslation(['positions', 'common']);
  if (!useSignedIn())
    return (
      <EmptyState
        title={t('list.visitor')}
        action={<Button onClick={() => shell().requireLogin()}>{t('common:logIn')}</Button>}
      />
    );
  if (listed.isPending) return <SkeletonList rows={2} leading={false} label={t('common:loading')} />;
  if (!listed.data) return <FailureState title={t('list.failed')} query={listed} />;
  if (listed.data.orders.length === 0)
    return (
      <EmptyState
        title={t(tab === 'open' ? 'list.noPositions' : 'list.noEntrusts')}
        hint={t(tab === 'open' ? 'list.noPositionsHint' : 'list.noEntrustsHint')}
      />
    );
  return (
    <ul className={styles.list}>
      {listed.data.orders.map((order) => (
        <li key={order.id}>
          <PositionCard order={order} onOpen={actions.open} onAct={actions.act} />
        </li>
      ))}
    </ul>
  );
}
