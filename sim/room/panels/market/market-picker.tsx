import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/display/badge';
import { SearchField } from '@/ui/forms/search-field';
import type { ControlResult } from '../../../control/actions';
import { usePolled } from '../../connection/exchange';
import { Note } from '../../parts/parts';
import { chosenMarket } from '../../tools/chosen-market';
import { findMarkets } from './find-markets';
import { decimalsOf, LivePrice } from './live-price';
import styles from './market.module.css';

const LIST_EVERY_MS = 1_000;

/** The chosen market with its live price; opens the list of all markets. */
export function MarketPicker() {
  const { t } = useTranslation('room-market');
  const symbol = useStore(chosenMarket);
  const [isOpen, setOpen] = useState(false);
  // Requested before the list opens. Otherwise a quick search would choose its market after the next press, and that
  // press would act on the market chosen before.
  const markets = usePolled('market.list', {}, isOpen ? LIST_EVERY_MS : Number.POSITIVE_INFINITY).value ?? [];
  const id = useId();
  const choose = (next: string) => {
    chosenMarket.set(next);
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from everywhere in it
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        document.getElementById(id)?.focus();
      }}
    >
      <button
        id={id}
        type="button"
        className={styles.chosen}
        aria-label={t('chosen', { market: symbol === 'all' ? t('all') : symbol })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <b>{symbol === 'all' ? t('all') : symbol}</b>
        <ChevronDown size={16} aria-hidden />
        {symbol !== 'all' && <LivePrice symbol={symbol} />}
      </button>
      {isOpen && <MarketList markets={markets} chosen={symbol} onChoose={choose} />}
    </div>
  );
}

interface MarketListProps {
  markets: ControlResult<'market.list'>;
  chosen: string;
  onChoose: (symbol: string) => void;
}

function MarketList({ markets, chosen, onChoose }: MarketListProps) {
  const { t } = useTranslation('room-market');
  const { fixed } = useFormats();
  const [typed, setTyped] = useState('');
  /** Enter was pressed before the list was there. */
  const [isSubmitted, setSubmitted] = useState(false);
  const found = findMarkets(markets, typed);
  const first = found[0]?.symbol;
  const chooseSubmitted = useEffectEvent(onChoose);
  useEffect(() => {
    if (isSubmitted && first !== undefined) chooseSubmitted(first);
  }, [isSubmitted, first]);
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clear')}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setSubmitted(false);
        }}
        onSubmit={() => (first === undefined ? setSubmitted(markets.length === 0) : onChoose(first))}
      />
      <ul aria-label={t('choose')} className={styles.list}>
        {typed === '' && (
          <li>
            <button
              type="button"
              aria-current={chosen === 'all'}
              className={cx(styles.option, chosen === 'all' && styles.selected)}
              onClick={() => onChoose('all')}
            >
              {t('all')}
            </button>
          </li>
        )}
        {found.map(({ symbol, price, state }) => (
          <li key={symbol}>
            <button
              type="button"
              aria-current={chosen === symbol}
              className={cx(styles.option, chosen === symbol && styles.selected)}
              onClick={() => onChoose(symbol)}
            >
              <span>{symbol}</span>
              {state !== 'trading' && <Badge>{t(`state.${state}`)}</Badge>}
              <span className={styles.live}>{fixed(price, decimalsOf(price))}</span>
            </button>
          </li>
        ))}
      </ul>
      {markets.length > 0 && found.length === 0 && <Note>{t('none')}</Note>}
    </div>
  );
}
