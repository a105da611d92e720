import { ChartCandlestick, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { CoinIcon } from '@/ui/display/coin-icon';
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
  /** The chart below belongs to the product and cannot be hidden. */
  chartStays?: boolean;
}

/** Which market this is and what it does right now; opens the list of markets and the market's page. */
export function PairHead({ pair, onSymbol, trades, onChart, chartStays = false }: PairHeadProps) {
  const { t } = useTranslation(['trade', 'chart']);
  const [choosing, setChoosing] = useState(false);
  const chartOpen = useStore(chartSettings).open;
  const { symbol } = pair;
  const openChart = onChart ?? (() => shell().go(path('/pages/transaction/currency', { symbol, view: 'chart' })));
  return (
    <section className={styles.head} data-tour="trade-pair">
      <button
        type="button"
        className={styles.symbol}
        aria-label={t('pair.choose', { symbol })}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <CoinIcon symbol={symbol} size={24} />
        <span className={styles.name}>{symbol}</span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {/* Also the way to the market's own page: its figures, the whole book, the trades. */}
      <button type="button" className={styles.price} onClick={openChart}>
        <span className="visually-hidden">{t('chart:openFull')} </span>
        <LivePrice pair={pair} size="title" />
        <span className={styles.change}>
          <LiveChange pair={pair} size="small" />
          <span className={styles.span}>{t('pair.day')}</span>
        </span>
      </button>
      {!chartStays && (
        <IconButton
          className={styles.tool}
          label={t(chartOpen ? 'chart:hide' : 'chart:show')}
          pressed={chartOpen}
          icon={<ChartCandlestick size={18} color={chartOpen ? 'var(--accent)' : 'currentColor'} aria-hidden />}
          onClick={() => changeChart({ open: !chartOpen })}
        />
      )}
      <FavouriteButton pair={pair} />
      <PairSheet open={choosing} onOpenChange={setChoosing} current={symbol} onSymbol={onSymbol} trades={trades} />
    </section>
  );
}
