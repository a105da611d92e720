import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { Decimal, toWire8 } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import { type LocalizedText, localize } from '../../texts/localize';
import type { World } from '../../world';
import { type OptionOrderRow, SETTLED } from './tables';

const fixed8 = (text: string): string => toWire8(new Decimal(text));

/** An option order as calls and events return it (contract section 7). Events have no reader's language. */
export function wireOption(world: World, row: OptionOrderRow, lang: WireLang = 'en') {
  return { ...orderFacts(world, row), ...printedFacts(world, row, lang) };
}

/** Fields that the app derives itself. Clients of the family print them, and a list without them stays blank. */
function printedFacts(world: World, row: OptionOrderRow, lang: WireLang) {
  const { matchId, currencyId, base, legalId, quote } = world.instruments[row.symbolIndex] as Instrument;
  const user = world.tables.users.need(row.userId);
  return {
    ...optionNames(row, lang),
    currency_match: { id: matchId, currency_id: currencyId, currency_name: base, legal_id: legalId, legal_name: quote },
    account: user.accountNumber,
    real_name: user.realName,
    parent_agent_name: '',
    return_at: null,
  };
}

function orderFacts(world: World, row: OptionOrderRow): CallReply<'GET /microtrade/get_result'> {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const price = (ticks: number) => (ticks === 0 ? '0.00000000' : fixed8(ticksToDecimalString(instrument, ticks)));
  const isSettled = row.status === SETTLED;
  return {
    id: row.id,
    user_id: row.userId,
    match_id: instrument.matchId,
    currency_id: instrument.legalId,
    type: row.side,
    is_insurance: 0,
    seconds: row.seconds,
    number: fixed8(row.stake),
    open_price: price(row.openTicks),
    end_price: price(row.endTicks),
    fee: fixed8(row.fee),
    profit_ratio: new Decimal(row.profitRatio).toFixed(2),
    loss_ratio: new Decimal(row.lossRatio).toFixed(2),
    fact_profits: fixed8(row.profit),
    status: row.status,
    profit_result: row.result,
    created_at: toWireTime(row.createdMs),
    updated_at: toWireTime(row.settledMs || row.createdMs),
    handled_at: toWireTime(row.expiresMs),
    complete_at: isSettled ? toWireTime(row.settledMs) : null,
    currency_name: instrument.quote,
    symbol_name: instrument.symbol,
    show_micro_id: row.id + 10_000,
    remain_milli_seconds: isSettled ? 0 : row.expiresMs - world.nowMs,
  };
}

/** Names of an option's status, direction and result, which clients of the family print as they come. */
const STATUS: Readonly<Record<OptionOrderRow['status'], LocalizedText>> = {
  1: { en: 'Running', id: 'Berjalan' },
  3: { en: 'Settled', id: 'Diselesaikan' },
};
const SIDE: Readonly<Record<OptionOrderRow['side'], LocalizedText>> = {
  1: { en: 'Up', id: 'Naik' },
  2: { en: 'Down', id: 'Turun' },
};
const RESULT: Readonly<Record<OptionOrderRow['result'], LocalizedText>> = {
  1: { en: 'Win', id: 'Menang' },
  0: { en: 'Draw', id: 'Seri' },
  [-1]: { en: 'Loss', id: 'Kalah' },
};

const optionNames = ({ status, side, result }: OptionOrderRow, lang: WireLang) => ({
  status_name: localize(STATUS[status], lang),
  type_name: localize(SIDE[side], lang),
  // A running option has no result yet.
  profit_result_name: status === 1 ? '' : localize(RESULT[result], lang),
});
