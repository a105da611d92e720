import type { RefusalCode } from '@/contract/refusals/codes';
import { LONG, SHORT } from '@/domain/lever';
import { money } from '@/domain/money';
import type { Outcome } from '../handler';
import type { LiveWorld } from '../live-world';
import { instrumentBySymbol } from '../market/instruments';
import type { UserRow } from '../products/accounts/tables';
import { instrumentOf, openPositions } from '../products/lever/account';
import { setStops } from '../products/lever/change';
import { placeLeverOrder } from '../products/lever/place';
import { resolvePrices } from './relative-price';
import type { PastStep } from './scenario';

type PositionStep = Extract<PastStep, { readonly position: string }>;

const MARKET = 1;

/** Opens a futures position for a persona by the engine's own commands, with its stops. Throws when it is refused. */
export function openPosition(world: LiveWorld, scenario: string, user: UserRow, step: PositionStep): void {
  const instrument = instrumentBySymbol(step.position);
  if (!instrument) throw new Error(`scenario ${scenario}: no market ${step.position}`);
  world.transaction(() => {
    const { id } = accepted(
      scenario,
      placeLeverOrder(world, user, {
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
    if (profit || loss)
      accepted(scenario, setStops(world, user.id, { id, target_profit_price: profit, stop_loss_price: loss }));
    return { accepted: true };
  });
}

/** Copies every open position of a trader at the market, as following does. Throws when one is refused. */
export function copyPositions(world: LiveWorld, scenario: string, user: UserRow, trader: UserRow): void {
  world.transaction(() => {
    for (const row of openPositions(world, trader.id)) {
      const { currencyId, legalId } = instrumentOf(world, row);
      const order = { currency_id: currencyId, legal_id: legalId, share: row.share, multiple: row.multiple };
      const input = { ...order, type: row.direction, status: MARKET } as const;
      accepted(scenario, placeLeverOrder(world, user, input, { userId: trader.id, orderId: row.id }));
    }
    return { accepted: true };
  });
}

const priceOrNone = (text: string | undefined) => (text === undefined || text === '0' ? null : money(text));

function accepted<T, R extends RefusalCode>(scenario: string, outcome: Outcome<T, R>): T {
  if (outcome.ok) return outcome.payload;
  throw new Error(`scenario ${scenario}: a position was refused: ${JSON.stringify(outcome)}`);
}
