import type { RefusalCode } from '@/contract/refusals/codes';
import { refusalText } from '@/contract/refusals/text';
import { MULTIPLE } from '@/domain/copy/copy';
import { LONG, SHORT } from '@/domain/futures/futures';
import { money } from '@/domain/money/money';
import type { Outcome } from '../../handler';
import type { LiveWorld } from '../../live-world';
import { instrumentBySymbol } from '../../market/instruments';
import type { UserRow } from '../../products/accounts/tables';
import { becomeTrader } from '../../products/copy/apply';
import { copyTrade } from '../../products/copy/copy';
import { followTrader } from '../../products/copy/follow';
import { openTrades } from '../../products/copy/trader-record';
import { setStops } from '../../products/futures/change';
import { placeFuturesOrder } from '../../products/futures/place';
import { resolvePrices } from '../../products/quotes/relative-price';
import type { PastStep } from '../scenario';

type PositionStep = Extract<PastStep, { readonly position: string }>;

const MARKET = 1;

/**
 * Opens a futures position for a persona by the product's own commands, with its stops. Throws when a command is
 * refused.
 */
export function openPosition(world: LiveWorld, user: UserRow, step: PositionStep): void {
  const instrument = instrumentBySymbol(step.position);
  if (!instrument) throw new Error(`no market ${step.position}`);
  world.transaction(() => {
    const { id } = accepted(
      placeFuturesOrder(world, user, {
        currency_id: instrument.currencyId,
        legal_id: instrument.legalId,
        share: step.lots,
        multiple: step.multiple,
        type: step.side === 'long' ? LONG : SHORT,
        status: MARKET,
      }),
    );
    const { takeProfit, stopLoss } = resolvePrices(world, {
      symbol: step.position,
      takeProfit: step.takeProfit,
      stopLoss: step.stopLoss,
    });
    const [profit, loss] = [priceOrNone(takeProfit), priceOrNone(stopLoss)];
    if (profit || loss) accepted(setStops(world, user.id, { id, target_profit_price: profit, stop_loss_price: loss }));
    return { accepted: true };
  });
}

/**
 * Makes `trader` a copy trader and lets a persona follow them with the same number of lots. Positions that are already
 * open are copied as well (designed: following alone copies only what is opened later). Throws when a command is
 * refused.
 */
export function followAndCopy(world: LiveWorld, user: UserRow, trader: UserRow): void {
  world.transaction(() => {
    if (!trader.isTrader) becomeTrader(world, trader.id);
    accepted(
      followTrader(world, user, { trader_user_id: trader.id, type: MULTIPLE, number: money('1'), deadline: undefined }),
    );
    for (const row of openTrades(world, world.tables.traders.need(trader.id))) copyTrade(world, row);
    return { accepted: true };
  });
}

const priceOrNone = (text: string | undefined) => (text === undefined || text === '0' ? null : money(text));

function accepted<T, R extends RefusalCode>(outcome: Outcome<T, R>): T {
  if (outcome.ok) return outcome.payload;
  throw new Error(`a position was refused: ${refusalText(outcome.code, 'en', outcome.params)}`);
}
