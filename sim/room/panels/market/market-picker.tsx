import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/display/badge';
import { SearchField } from '@/ui/forms/search-field';
import type { ControlResult } from '../../../control/actions';
import { usePolled } from '../../connection/use-polled';
import { decimalsOf } from '../../formats/price-decimals';
import { Note } from '../../parts/parts';
import { chosenMarket } from '../../tools/chosen-market';
import { findMarkets } from './find-markets';
import { LivePrice } from './live-price';
import styles from './market.module.css';

const LIST_EVERY_MS = 1_000;

interface MarketPickerProps {
  /** Whether Enter was pressed in the search before the list of markets was there. */
  readonly isWaiting: boolean;
  onWaiting: (isWaiting: boolean) => void;
}

/** The chosen market with its live price; opens the list of all markets. */
export function MarketPicker({ isWaiting, onWaiting }: MarketPickerProps) {
  const { t } = useTranslation('room-market');
  const symbol = useStore(chosenMarket);
  const [isOpen, setOpen] = useState(false);
  // Requested before the list opens, so that hardly any search has to wait for it.
  const markets = usePolled('market.list', {}, isOpen ? LIST_EVERY_MS : Number.POSITIVE_INFINITY).value ?? [];
  const id = useId();
  const close = () => {
    onWaiting(false);
    setOpen(false);
  };
  const choose = (next: string) => {
    chosenMarket.set(next);
    close();
    document.getElementById(id)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from everywhere in it
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
        document.getElementById(id)?.focus();
      }}
      // What is pressed elsewhere is meant for the market that is named now.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onWaiting(false);
      }}
    >
      <button
        id={id}
        type="button"
        className={styles.chosen}
        aria-label={t('chosen', { market: symbol === 'all' ? t('all') : symbol })}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <b>{symbol === 'all' ? t('all') : symbol}</b>
        <ChevronDown size={16} aria-hidden />
        {symbol !== 'all' && <LivePrice symbol={symbol} />}
      </button>
      {isOpen && (
        <MarketList markets={markets} chosen={symbol} onChoose={choose} isWaiting={isWaiting} onWaiting={onWaiting} />
      )}
    </div>
  );
}

interface MarketListProps extends MarketPickerProps {
  markets: ControlResult<'market.list'>;
  chosen: string;
  onChoose: (symbol: string) => void;
}

function MarketList({ markets, chosen, onChoose, isWaiting, onWaiting }: MarketListProps) {
  const { t } = useTranslation('room-market');
  const { fixed } = useFormats();
  const [typed, setTyped] = useState('');
  const found = findMarkets(markets, typed);
  const first = found[0]?.symbol;
  const chooseFirst = useEffectEvent(onChoose);
  useEffect(() => {
    if (isWaiting && first !== undefined) chooseFirst(first);
  }, [isWaiting, first]);
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clear')}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          onWaiting(false);
        }}
        onSubmit={() => (first === undefined ? onWaiting(markets.length === 0) : onChoose(first))}
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
