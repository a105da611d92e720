import { type ReactNode, useEffect, useState } from 'react';
import { type Pair, useQuotes } from '@/data/market/quotes';
import { rememberMarket } from '@/data/market/recent-markets';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { FailureState } from '../../../_shared/load-failure';
import styles from './market-gate.module.css';
import { PairSheet } from './pair-sheet';
import { hasSpotTrading, type MarketPredicate, shownMarket } from './shown-market';

export interface MarketGateProps {
  /** Symbol from the page address; null for the market viewed last. */
  symbol: string | null;
  onSymbol: (symbol: string) => void;
  /** Condition for a market to be shown if the address has no symbol. */
  trades?: MarketPredicate;
  children: (pair: Pair) => ReactNode;
}

/**
 * Finds the market for the page address, and shows the loading, error or unknown state otherwise. It also records the
 * market as recently opened.
 */
export function MarketGate({ symbol, onSymbol, trades = hasSpotTrading, children }: MarketGateProps) {
  const { t } = useTranslation(['trade', 'common']);
  const quotes = useQuotes();
  const isKnown = symbol !== null && quotes.data?.bySymbol.has(symbol);
  useEffect(() => {
    if (isKnown) rememberMarket(symbol);
  }, [isKnown, symbol]);
  if (quotes.isPending) return <Outline label={t('common:loading')} />;
  // A failed refetch keeps the market on screen.
  if (!quotes.data) return <FailureState title={t('pair.failed')} query={quotes} />;
  const pair = shownMarket(quotes.data, symbol, trades);
  // The market may be newer than the cached list, so wait for the list which is loading.
  if (!pair && quotes.isFetching && !quotes.isFetchedAfterMount) return <Outline label={t('common:loading')} />;
  return pair ? children(pair) : <UnknownMarket onSymbol={onSymbol} trades={trades} />;
}

function UnknownMarket({ onSymbol, trades }: Pick<MarketGateProps, 'onSymbol' | 'trades'>) {
  const { t } = useTranslation('trade');
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <EmptyState
        title={t('pair.unknown')}
        hint={t('pair.unknownHint')}
        action={<Button onClick={() => setChoosing(true)}>{t('pair.chooseOther')}</Button>}
      />
      <PairSheet open={choosing} onOpenChange={setChoosing} current="" onSymbol={onSymbol} trades={trades} />
    </>
  );
}

/** Skeleton of the whole screen. */
function Outline({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} className={styles.outline}>
      <Card>
        <Stack gap={3}>
          <Skeleton width="40%" height={18} />
          <Skeleton width="28%" />
        </Stack>
      </Card>
      <div className={styles.columns}>
        {[0, 1].map((column) => (
          <Card key={column}>
            <Stack gap={3}>
              {Array.from({ length: 9 }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reordered
                <Skeleton key={row} shape="block" height={32} />
              ))}
            </Stack>
          </Card>
        ))}
      </div>
    </LoadingRegion>
  );
}
