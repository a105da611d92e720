import type { Pair } from '@/data/market/quotes';
import { BackBar } from '../../../_shared/back-bar';
import { AlertButton } from '../alerts/alert-button';
import { FavouriteButton } from './favourite-button';

/** The bar of a market's own page; without its buttons until the market has loaded. */
export function MarketBar({ title, pair }: { title: string; pair: Pair | undefined }) {
  return (
    <BackBar
      title={title}
      actions={
        pair && (
          <>
            <AlertButton pair={pair} />
            <FavouriteButton pair={pair} />
          </>
        )
      }
    />
  );
}
