import type { CallInput, CallRefusal } from '@/contract/calls';
import { Decimal, type Money } from '@/domain/money/money';
import { optionFee } from '@/domain/options/options';
import { optionViolations } from '@/domain/options/order';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { noteFee } from '../membership/fees';
import { hasOptions } from '../quotes/market-terms';
import { OPTION_ACCOUNT, OPTION_ASSET, OPTION_TIMER } from './settle';
import { steerNew } from './steer';
import { type OptionOrderRow, RUNNING } from './tables';
import { DURATIONS, type Duration, MAX_RUNNING, OPTION_FEE_PERCENT, REPEAT_MS } from './terms';

type Submit = CallInput<'POST /microtrade/submit'>;
type SubmitRefusal = CallRefusal<'POST /microtrade/submit'>;

/** Opens an option at the last price. The order of the refusals is part of the contract. */
export function placeOption(world: World, user: UserRow, input: Submit): Outcome<OptionOrderRow, SubmitRefusal> {
  const { market, instruments, nowMs } = world;
  const instrument = instruments.find(({ matchId }) => matchId === input.match_id);
  if (!instrument || !hasOptions(instrument)) return refuse('pair_not_open');
  if (!market.isOpen(instrument.index, nowMs)) return refuse('market_closed');
  if (market.isHalted(instrument.index, nowMs)) return refuse('market_halted');
  if (input.currency_id !== instrument.legalId) return refuse('currency_unknown');
  const duration = DURATIONS.find(({ seconds }) => seconds === input.seconds);
  if (!duration) return refuse('seconds_not_offered');
  const stake = input.number;
  const fee = optionFee(stake, OPTION_FEE_PERCENT, user.level);
  const violations = optionViolations(stake, {
    minStake: duration.minStake,
    maxStake: duration.maxStake,
    running: countRunning(world, user.id),
    maxRunning: MAX_RUNNING,
    isRepeated: isRepeated(world, user.id, instrument, input),
    fee,
    available: world.ledger.available(user.id, OPTION_ACCOUNT, OPTION_ASSET),
  });
  return refusalOf(violations) ?? ok(start(world, user.id, { instrument, duration, input, fee }));
}

const countRunning = ({ tables }: World, userId: number): number =>
  tables.optionOrders.count('userStatus', `${userId}|${RUNNING}`);

/** The latest MAX_RUNNING orders are enough: refused repeats leave no order, and options run longer than REPEAT_MS. */
function isRepeated(world: World, userId: number, { index }: Instrument, { type, seconds, number }: Submit): boolean {
  const latest = { limit: MAX_RUNNING, newestFirst: true };
  return world.tables.optionOrders
    .list('userSymbol', `${userId}|${index}`, latest)
    .some(
      (one) =>
        world.nowMs - one.createdMs < REPEAT_MS && one.side === type && one.seconds === seconds && number.eq(one.stake),
    );
}

interface Ticket {
  readonly instrument: Instrument;
  readonly duration: Duration;
  readonly input: Submit;
  readonly fee: Money;
}

function start(world: World, userId: number, { instrument, duration, input, fee }: Ticket): OptionOrderRow {
  const { index: symbolIndex, symbol } = instrument;
  const { optionOrders } = world.tables;
  const row = optionOrders.insert({
    id: optionOrders.nextId(),
    userId,
    symbolIndex,
    side: input.type,
    status: RUNNING,
    seconds: duration.seconds,
    stake: input.number.toFixed(),
    fee: fee.toFixed(),
    profitRatio: duration.profitRatio.toFixed(),
    lossRatio: duration.lossRatio.toFixed(),
    openTicks: world.market.lastTicks(symbolIndex, world.nowMs),
    endTicks: 0,
    result: 0,
    profit: '0',
    createdMs: world.nowMs,
    expiresMs: world.nowMs + duration.seconds * 1000,
    settledMs: 0,
  });
  const note = { atMs: world.nowMs, reason: 'optionOpen', ref: String(row.id) } as const;
  world.ledger.freeze(userId, OPTION_ACCOUNT, OPTION_ASSET, input.number, note);
  const own = userAccount(userId, OPTION_ACCOUNT, OPTION_ASSET);
  world.ledger.transfer(own, houseAccount('house:fees', OPTION_ASSET), new Decimal(row.fee), note);
  const fullFee = optionFee(input.number, OPTION_FEE_PERCENT, 0);
  const usdtPrice = () => new Decimal(1);
  noteFee(world, {
    userId,
    product: 'options',
    account: OPTION_ACCOUNT,
    fee,
    fullFee,
    volume: input.number,
    usdtPrice,
  });
  const id = String(row.id).padStart(9, '0');
  world.scheduler.schedule({ atMs: row.expiresMs, kind: OPTION_TIMER, symbol, id });
  steerNew(world, row);
  return row;
}
