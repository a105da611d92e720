import { Decimal } from '@/domain/money/money';
import { FALL, optionFee, RISE } from '@/domain/options/options';
import { type Instrument, instrumentBySymbol } from '../../market/instruments';
import type { Owned, PersonPart } from '../../people/part';
import type { Person } from '../../people/person';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { placeOption } from './place';
import { OPTION_ACCOUNT, OPTION_ASSET } from './settle';
import { type OptionOrderRow, RUNNING } from './tables';
import { OPTION_FEE_PERCENT } from './terms';

type Option = Person['options'][number];

/** Running options of customers as data. They begin when they are added. */
export const optionsPerson: PersonPart = {
  add(world, user, { options }, { refuse }) {
    for (const [at, option] of options.entries()) {
      const { matchId, legalId } = instrumentBySymbol(option.market) as Instrument;
      const placed = placeOption(world, user, {
        match_id: matchId,
        currency_id: legalId,
        type: option.side === 'up' ? RISE : FALL,
        seconds: option.seconds,
        number: new Decimal(option.stake),
      });
      if (!placed.ok) refuse(`options.${at}`, placed);
    }
  },
  read: (world, user) => ({
    owned: world.tables.optionOrders.list('userStatus', `${user.id}|${RUNNING}`).map((row) => owned(world, user, row)),
  }),
};

function owned(world: World, { level }: UserRow, row: OptionOrderRow): Owned {
  const { symbol } = world.instruments[row.symbolIndex] as Instrument;
  const side = row.side === RISE ? 'up' : 'down';
  const value: Option = { market: symbol, side, seconds: row.seconds, stake: row.stake };
  const amount = optionFee(new Decimal(row.stake), OPTION_FEE_PERCENT, level);
  return { field: 'options', value, takes: [{ kind: OPTION_ACCOUNT, asset: OPTION_ASSET, amount }] };
}
