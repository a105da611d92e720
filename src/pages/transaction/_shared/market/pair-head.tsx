import { ChartCandlestick, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
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
  /** Filter of the selectable markets; undefined for all. */
  trades?: (pair: Pair) => boolean;
  /** Opens the page of the chart; by default the one of spot markets. */
  onChart?: () => void;
  /** The chart is part of the product and cannot be hidden. */
  chartStays?: boolean;
}

/** Header with symbol, last price and change; opens the list of markets and the page of the chart. */
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
        <span className={styles.name}>
          {pair.currency_name}
          <span className={styles.quote}>/{pair.legal_name}</span>
        </span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {/* Also opens the market's own page with figures, full book and recent trades. */}
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
          label={t('chart:show')}
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
