import { createValueStore } from '@/lib/stores/value-store';
import type { RoomExchange } from '../connection/exchange';
import { reportError } from '../outcome';

const FIRST = 'BTC/USDT';

/** The market that the market panel and the shortcuts control; 'all' means every market. */
export const chosenMarket = createValueStore(FIRST);

/** Chooses the first market again when a new run does not list the chosen one, such as a token of another run. */
export function keepToListedMarkets({ control, onNotice }: Pick<RoomExchange, 'control' | 'onNotice'>): void {
  const check = async () => {
    const chosen = chosenMarket.get();
    if (chosen === 'all' || chosen === FIRST) return;
    const listed = await control('market.list', {});
    if (chosenMarket.get() === chosen && !listed.some(({ symbol }) => symbol === chosen)) chosenMarket.set(FIRST);
  };
  onNotice(({ kind }) => kind === 'run' && void check().catch(reportError));
}
