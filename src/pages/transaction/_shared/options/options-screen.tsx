import { ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Pair } from '@/data/market/quotes';
import { type TimedOption, useDurations } from '@/data/options/queries';
import { createDraft } from '@/data/session/drafts';
import { session, useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { EmptyState } from '@/ui/feedback/states';
import { Tabs } from '@/ui/navigation/tabs';
import { optionsState } from '../../../_shared/market/market-state';
import type { ChartLine } from '../chart/chart-line';
import { MarketChart } from '../chart/market-chart';
import { MarketBanner } from '../market/market-banner';
import { PairHead } from '../market/pair-head';
import { hasOptions } from '../market/shown-market';
import { useFreshMarkets } from '../market/use-market';
import { HistoryList, LatestResults } from './history-list';
import { optionDraft } from './option-draft';
import { optionFigures } from './option-figures';
import { OptionForm } from './option-form';
import { OptionSheets } from './option-sheets';
import styles from './options.module.css';
import { RunningList } from './running-list';
import { SecondsChart } from './seconds-chart';
import { type OptionTrading, useOptionTrading } from './use-option-trading';

/** Whether the tab shows the seconds chart instead of the candle chart. */
const showsSeconds = createDraft('option-seconds', v.boolean(), true);

interface OptionsScreenProps {
  pair: Pair;
  onSymbol: (symbol: string) => void;
}

/**
 * The options page of one market: header, chart with entry prices, form, running and settled options. Render it in a
 * Page.
 */
export function OptionsScreen(props: OptionsScreenProps) {
  const user = useStore(session.user);
  // A new customer starts with a new state.
  return <Screen key={user?.id ?? 0} {...props} />;
}

function Screen({ pair, onSymbol }: OptionsScreenProps) {
  const { t } = useTranslation('options');
  const trading = useOptionTrading();
  const isOffered = hasOptions(pair);
  useFreshMarkets();
  return (
    <>
      <PairHead pair={pair} onSymbol={onSymbol} chartStays />
      {isOffered && <MarketBanner pair={pair} state={optionsState(pair)} />}
      <Chart pair={pair} running={trading.running.data ?? NONE_RUNNING} />
      <section className={styles.card}>
        {isOffered ? (
          <OptionForm pair={pair} trading={trading} />
        ) : (
          <EmptyState title={t('none', { symbol: pair.symbol })} hint={t('noneHint')} />
        )}
      </section>
      <Orders trading={trading} />
      <OptionSheets trading={trading} />
    </>
  );
}

const NONE_RUNNING: readonly TimedOption[] = [];
const NONE: readonly ChartLine[] = [];

/** The seconds chart with running options, and the candle periods beside it. */
function Chart({ pair, running }: { pair: Pair; running: readonly TimedOption[] }) {
  const entries = useEntries(pair, running);
  const chosen = useStore(showsSeconds);
  const { seconds } = useStore(optionDraft);
  const durations = useDurations().data;
  const duration = durations?.find((one) => one.seconds === seconds) ?? durations?.[0];
  return (
    <div className={cx(styles.card, styles.chart)}>
      <MarketChart
        pair={pair}
        lines={entries}
        size="panel"
        own={{
          short: '1s',
          chosen,
          choose: showsSeconds.set,
          drawing: <SecondsChart pair={pair} running={running} chosenSeconds={duration?.seconds ?? 0} />,
        }}
      />
    </div>
  );
}

/** Entry prices of the user's options in this market, as lines of the chart. */
function useEntries(pair: Pair, running: readonly TimedOption[]): readonly ChartLine[] {
  const { t } = useTranslation('options');
  return useMemo(() => {
    const here = running.filter(({ match_id: matchId }) => matchId === pair.id);
    if (here.length === 0) return NONE;
    return here.map((order): ChartLine => {
      const { side, open } = optionFigures(order);
      return {
        id: `option ${order.id}`,
        kind: 'entry',
        price: open.toFixed(),
        side: side === 'up' ? 'buy' : 'sell',
        label: t('running.line', { side: t(side) }),
      };
    });
  }, [pair.id, running, t]);
}

function Orders({ trading }: { trading: OptionTrading }) {
  const { t } = useTranslation(['options', 'common']);
  const [tab, setTab] = useState<'running' | 'history'>('running');
  const signedIn = useSignedIn();
  const count = trading.running.data?.length ?? 0;
  return (
    <section data-tour="options-orders" className={styles.card} aria-label={t('orders.title')}>
      <Tabs
        label={t('orders.tabs')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'running', label: t('orders.running'), ...(count > 0 && { count }) },
          { value: 'history', label: t('orders.history') },
        ]}
        action={
          <IconButton
            label={t('orders.all')}
            icon={<ListChecks size={20} aria-hidden />}
            onClick={() => shell().go(path('/pages/transaction/seconds_order'))}
          />
        }
      />
      {!signedIn ? (
        <EmptyState
          title={t('orders.visitor')}
          action={<Button onClick={() => shell().requireLogin()}>{t('common:logIn')}</Button>}
        />
      ) : tab === 'running' ? (
        <>
          <RunningList trading={trading} />
          <LatestResults />
        </>
      ) : (
        <HistoryList />
      )}
    </section>
  );
}
