import { Decimal } from '@/domain/money/money';
import { FALL, optionFee, RISE } from '@/domain/options/options';
import { refuse as refusal } from '../../handler';
import { type Instrument, instrumentBySymbol, ticksToDecimalString } from '../../market/instruments';
import { agoMs, agoText } from '../../people/ago';
import type { Notes, Owned, PersonPart } from '../../people/part';
import type { Person, PersonSource } from '../../people/person';
import type { World } from '../../world';
import { inThePast } from '../accounts/account-history';
import type { UserRow } from '../accounts/tables';
import { priceIn } from '../quotes/relative-price';
import { ticksOf } from '../spot/walk';
import { placeOption } from './place';
import { OPTION_ACCOUNT, OPTION_ASSET } from './settle';
import { type OptionOrderRow, RUNNING } from './tables';
import { OPTION_FEE_PERCENT } from './terms';

type Option = Person['options'][number];
type OptionSource = NonNullable<PersonSource['options']>[number];

/** Running options in a person's data (sim/people/person.ts), to the second. */
export const optionsPerson: PersonPart = {
  add(world, user, { options }, notes) {
    for (const [at, option] of options.entries()) add(world, user, option, `options.${at}`, notes);
  },
  read: (world, user) => ({
    owned: world.tables.optionOrders.list('userStatus', `${user.id}|${RUNNING}`).map((row) => owned(world, user, row)),
  }),
};

function add(world: World, user: UserRow, option: Option, path: string, { fault, refuse }: Notes): void {
  const instrument = instrumentBySymbol(option.market) as Instrument;
  const sinceMs = agoMs(option.ago);
  if (sinceMs >= option.seconds * 1000) {
    fault(`${path}.ago`, 'ended');
    return;
  }
  const openTicks = ticksOf(instrument, priceIn(world, instrument, option.openPrice));
  if (option.openPrice !== undefined && !openTicks) {
    refuse(`${path}.openPrice`, refusal('price_step', { decimals: instrument.priceDecimals }));
    return;
  }
  const placed = inThePast(world, world.nowMs - sinceMs, () =>
    placeOption(world, user, {
      match_id: instrument.matchId,
      currency_id: instrument.legalId,
      type: option.side === 'up' ? RISE : FALL,
      seconds: option.seconds,
      number: new Decimal(option.stake),
    }),
  );
  if (!placed.ok) refuse(path, placed);
  else if (openTicks) world.tables.optionOrders.update(placed.payload.id, { openTicks });
}

function owned(world: World, { level }: UserRow, row: OptionOrderRow): Owned {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const value: OptionSource = {
    market: instrument.symbol,
    side: row.side === RISE ? 'up' : 'down',
    seconds: row.seconds,
    stake: row.stake,
    ago: agoText(row.createdMs, world.nowMs),
    openPrice: new Decimal(ticksToDecimalString(instrument, row.openTicks)).toFixed(),
  };
  const amount = optionFee(new Decimal(row.stake), OPTION_FEE_PERCENT, level);
  return { field: 'options', value, takes: [{ kind: OPTION_ACCOUNT, asset: OPTION_ASSET, amount }] };
}
