import { ChartCandlestick, ChevronDown, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { changeChart, chartSettings } from '../chart/chart-settings';
import { FavouriteButton } from './favourite-button';
import { LiveChange, LivePrice } from './live-price';
import styles from './pair-head.module.css';
import { PairSheet } from './pair-sheet';

export interface PairHeadProps {
  pair: Pair;
  onSymbol: (symbol: string) => void;
  /** Which markets there are to choose from; absent for all. */
  trades?: (pair: Pair) => boolean;
  /** Opens the chart's own page; absent for that of coins. */
  onChart?: () => void;
}

/** Which market this is and what it does right now; opens the list of markets and the chart. */
export function PairHead({ pair, onSymbol, trades, onChart }: PairHeadProps) {
  const { t } = useTranslation(['trade', 'chart']);
  const [choosing, setChoosing] = useState(false);
  const chartOpen = useStore(chartSettings).open;
  const { symbol } = pair;
  const openChart = onChart ?? (() => shell().go(path('/pages/transaction/currency', { symbol, view: 'chart' })));
  return (
    <section className={styles.head} data-tour="trade-pair">
      <div className={styles.market}>
        <button
          type="button"
          className={styles.symbol}
          aria-label={t('pair.choose', { symbol })}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <span className={styles.name}>{symbol}</span>
          <ChevronDown size={18} aria-hidden />
        </button>
        <p className={styles.price}>
          <LivePrice pair={pair} size="note" />
          <LiveChange pair={pair} size="small" />
        </p>
      </div>
      <FavouriteButton pair={pair} />
      <IconButton
        label={t(chartOpen ? 'chart:hide' : 'chart:show')}
        pressed={chartOpen}
        icon={<ChartCandlestick size={20} color={chartOpen ? 'var(--accent)' : 'currentColor'} aria-hidden />}
        onClick={() => changeChart({ open: !chartOpen })}
      />
      <IconButton label={t('chart:openFull')} icon={<Maximize2 size={18} aria-hidden />} onClick={openChart} />
      <PairSheet open={choosing} onOpenChange={setChoosing} current={symbol} onSymbol={onSymbol} trades={trades} />
    </section>
  );
}
