import { usePair } from '@/data/market/quotes';
import { usePrice } from '@/data/market/use-price';
import { Num } from '@/ui/text/num';
import { useDualTexts } from './use-dual-texts';

/** Last price of a coin in USDT. It renders separately with every tick. */
export function LiveCoinPrice({ coin }: { coin: string }) {
  const texts = useDualTexts();
  const last = useCoinPrice(coin);
  return (
    <Num live weight="bold" unit="USDT">
      {texts.format.fixed(last)}
    </Num>
  );
}

/** Live price, or the one of the list of markets; undefined while unknown. */
export function useCoinPrice(coin: string): string | undefined {
  const symbol = `${coin}/USDT`;
  const listed = usePair(symbol)?.now_price;
  return usePrice(symbol)?.last ?? listed;
}
