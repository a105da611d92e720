import { useEffect } from 'react';
import { usePrice } from '@/data/prices';
import { usePair } from '@/data/queries/quotes';
import { watchSymbol } from '@/data/watch';
import { Num } from '@/ui/text/num';
import { useDualTexts } from './use-dual-texts';

/** The last price of a coin in USDT; renders alone with every tick. */
export function LiveCoinPrice({ coin }: { coin: string }) {
  const texts = useDualTexts();
  const last = useCoinPrice(coin);
  return (
    <Num live weight="bold" unit="USDT">
      {last === undefined ? '—' : texts.format.fixed(last)}
    </Num>
  );
}

/** As told, or as the list of markets had it; undefined while nobody knows. */
export function useCoinPrice(coin: string): string | undefined {
  const symbol = `${coin}/USDT`;
  useEffect(() => watchSymbol(symbol), [symbol]);
  const listed = usePair(symbol)?.now_price;
  return usePrice(symbol)?.last ?? listed;
}
