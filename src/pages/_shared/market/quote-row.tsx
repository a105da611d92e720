import { Moon, Pause } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { backend } from '@/data/api/backend';
import { readPrice, subscribePrice } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Sparkline } from '@/ui/media/sparkline';
import { ChangePill, Num } from '@/ui/text/num';
import { FavouriteStar } from './favourite-star';
import styles from './quote-row.module.css';
import { writeRow } from './row-writer';
import { turnoverOf } from './sort-pairs';
import { futuresAddress, tradeAddress } from './trade-address';

export interface QuoteRowProps {
  pair: Pair;
  /** The row leads to the futures of the market instead of its spot page. */
  futures?: boolean;
  /** Shows the star which adds the market to the favourites. */
  star?: boolean;
  /** Content in front of the coin, such as its rank. */
  leading?: ReactNode;
  /** Replaces the 24 h volume below the name. */
  subtitle?: ReactNode;
  /** Shows the price curve. Without it long names have more room. */
  curve?: boolean;
}

/**
 * A market in a list: name, volume, curve, price and change of the day. A tap opens its trading page. Price, change and
 * the curve's colour are written into the DOM without React, at most once per frame (./row-writer.ts).
 */
export const QuoteRow = memo(function QuoteRow(props: QuoteRowProps) {
  const { pair, futures = false, star = false, leading, subtitle, curve: hasCurve = true } = props;
  const { t } = useTranslation('market');
  const formats = useFormats();
  const price = useRef<HTMLSpanElement>(null);
  const pill = useRef<HTMLSpanElement>(null);
  const curve = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const elements = { price: price.current, pill: pill.current, curve: curve.current };
    if (!elements.price || !elements.pill) return;
    const row = { ...elements, price: elements.price, pill: elements.pill };
    writeRow(row, pair, readPrice(pair.symbol), formats);
    return subscribePrice(pair.symbol, (next) => writeRow(row, pair, next, formats));
  }, [pair, formats]);

  const state = marketStateOf(pair);
  const address = futures ? futuresAddress(pair.symbol) : tradeAddress(pair.symbol, pair.kind);
  return (
    <div className={styles.row}>
      {star && <FavouriteStar currencyId={pair.currency_id} name={pair.currency_name} />}
      <a className={styles.link} href={`#${address}`} data-star={star || undefined}>
        {leading}
        <span className={styles.coin}>
          <CoinIcon symbol={pair.symbol} size={30} src={backend().assetUrl(pair.logo ?? '') || undefined} />
          {state !== 'open' && (
            <span className={styles.mark} data-state={state}>
              {state === 'closed' ? <Moon size={9} aria-hidden /> : <Pause size={9} aria-hidden />}
            </span>
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <span className={styles.base}>{pair.currency_name}</span>
            <span className={styles.quote}>/{pair.legal_name}</span>
            {state !== 'open' && <span className="visually-hidden">{t(`state.${state}`)}</span>}
          </span>
          <span className={styles.subtitle} data-long={!hasCurve || undefined}>
            {subtitle ?? (
              <>
                {/* Next to a star there is no room for the label, and the column header shows it. */}
                <span className={star ? 'visually-hidden' : undefined}>{t('volume')} </span>
                {formats.compact(turnoverOf(pair))}
              </>
            )}
          </span>
        </span>
        {hasCurve && (
          <span ref={curve} className={styles.curve}>
            {pair.sparkline && <Sparkline values={pair.sparkline} width={48} height={24} tone="inherit" />}
          </span>
        )}
        <Num live weight="bold" className={styles.price}>
          <span ref={price} data-price={pair.symbol} />
        </Num>
        {/* Empty for React: otherwise a new render of the row would overwrite the live change with the quote. */}
        <ChangePill ref={pill} value="" text="" />
      </a>
    </div>
  );
});

/** Servers without these flags list only markets which trade. */
function marketStateOf({ is_halted, is_open }: Pick<Pair, 'is_halted' | 'is_open'>): 'open' | 'closed' | 'halted' {
  if (is_halted) return 'halted';
  return is_open === false ? 'closed' : 'open';
}
