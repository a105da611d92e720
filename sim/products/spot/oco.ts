import type { CallInput, CallRefusal } from '@/contract/calls';
import { ZERO } from '@/domain/money/money';
import { legsOf, type OcoTerms, ocoViolations, pairLock } from '@/domain/spot/oco';
import { type Outcome, ok, refusalOf } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { factsOf, tradedMarket } from './order-facts';
import { accountOf, paidAsset } from './settle';
import { type CoinOrderRow, OPEN } from './tables';
import { feeShareFor } from './terms';
import { addTrigger, hasRoomFor, relock } from './waiting';
import { ticksOf } from './walk';
import { announce } from './wire';

/** Places a limit order and a stop of which one cancels the other. Neither can trade at once. Returns their ids. */
export function placePair(
  world: World,
  user: UserRow,
  input: CallInput<'POST /coin/oco'>,
): Outcome<readonly [number, number], CallRefusal<'POST /coin/oco'>> {
  const found = tradedMarket(world, input);
  if (!found.ok) return found;
  const instrument = found.payload;
  const { type: side, amount, target_price: price, stop_price: stop, stop_limit_price: stopLimit = null } = input;
  const terms: OcoTerms = { side, amount, price, stop, stopLimit };
  const refused = refusalOf(
    ocoViolations(terms, {
      ...factsOf(world, instrument, true),
      hasRoom: hasRoomFor(world, user.id, 2),
      available: world.ledger.available(user.id, accountOf(instrument), paidAsset(instrument, side)),
    }),
  );
  if (refused) return refused;
  const { coinOrders } = world.tables;
  const first = coinOrders.nextId();
  const ids = [first, first + 1] as const;
  const legs = legsOf(terms);
  const lock = pairLock(legs);
  legs.forEach((leg, at) => {
    const row: CoinOrderRow = {
      id: ids[at] as number,
      userId: user.id,
      symbolIndex: instrument.index,
      side,
      kind: leg.type,
      status: OPEN,
      priceTicks: ticksOf(instrument, leg.price) as number,
      stopTicks: leg.type === 'limit' ? 0 : (ticksOf(instrument, stop) as number),
      partnerId: ids[1 - at] as number,
      timeInForce: 'gtc',
      triggeredMs: 0,
      endReason: '',
      amount: amount.toString(),
      dealAmount: '0',
      dealValue: '0',
      feeRate: feeShareFor(user.level).toString(),
      feeAmount: '0',
      frozen: at === 0 ? lock.toString() : '0',
      createdMs: world.nowMs,
      updatedMs: world.nowMs,
    };
    if (at === 0) relock(world, instrument, row, ZERO, lock);
    coinOrders.insert(row);
    addTrigger(world, row);
  });
  for (const id of ids) announce(world, coinOrders.need(id));
  return ok(ids);
}
