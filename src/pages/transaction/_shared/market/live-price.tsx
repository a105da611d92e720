import type { Pair } from '@/data/market/quotes';
import { usePrice } from '@/data/market/use-price';
import { useFormats } from '@/i18n/use-formats';
import { Arrow, Num, SignedNum } from '@/ui/text/num';
import { PriceFlash } from '@/ui/text/price-flash';
import { type Direction, directionOf } from '@/ui/text/sign';
import type { TextSize } from '@/ui/text/text';

/** The last price of a market, coloured by its last change. It renders separately with every tick. */
export function LivePrice({ pair, size, arrow = false }: { pair: Pair; size: TextSize; arrow?: boolean }) {
  const format = useFormats();
  const price = usePrice(pair.symbol);
  const last = price?.last ?? pair.now_price;
  const direction: Direction = directionOf(price?.direction ?? 0);
  return (
    <>
      <PriceFlash
        symbol={pair.symbol}
        value={last}
        text={format.fixed(last, pair.price_decimals)}
        size={size}
        weight="bold"
        direction={direction}
      />
      {arrow && (
        <Num live size={size} direction={direction}>
          <Arrow direction={direction} />
        </Num>
      )}
    </>
  );
}

/** Change of the last 24 hours. */
export function LiveChange({ pair, size }: { pair: Pair; size: TextSize }) {
  const format = useFormats();
  const change = usePrice(pair.symbol)?.changePercent ?? Number(pair.change);
  return <SignedNum live value={change} text={format.percent(change)} size={size} />;
}
