import * as v from 'valibot';
import { ControlError } from '../control-error';
import { instrumentBySymbol, ticksToDecimalString } from '../market/instruments';
import { sessionUser } from '../products/accounts/sessions';
import { netWorth } from '../products/wallet/equity';
import { steers } from './action';

/** What an audience sees of a run while the control room is closed. */
export const stageActions = {
  /**
   * The price of a market now and at the start of the run, and what the customer of a session owns, in USDT;
   * null for a visitor.
   */
  'stage.facts': steers(
    { symbol: v.string(), token: v.optional(v.string(), '') },
    ({ world, journal }, { symbol, token }) => {
      const market = instrumentBySymbol(symbol);
      if (!market) throw new ControlError(`no market "${symbol}": write it like BTC/USDT`);
      const priceAt = (ms: number) => world.market.lastTicks(market.index, ms);
      const [now, start] = [priceAt(world.nowMs), priceAt(journal.header.startMs)];
      const user = sessionUser(world, token);
      return {
        price: ticksToDecimalString(market, now),
        startPrice: ticksToDecimalString(market, start),
        percent: (now / start - 1) * 100,
        worthUsdt: user ? netWorth(world, user.id).toNumber() : null,
      };
    },
  ),
};
