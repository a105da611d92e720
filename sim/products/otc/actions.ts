import * as v from 'valibot';
import { FIAT_CODES, type FiatCode } from '@/domain/money/fiat';
import { Decimal, type Money, money } from '@/domain/money/money';
import { OTC_BUY, OTC_SELL, OTC_STATUS, type OtcStatus } from '@/domain/otc/otc';
import { changes, reads, who } from '../../control-action';
import { ControlError } from '../../control-error';
import type { World } from '../../world';
import { personOf } from '../accounts/person';
import type { UserRow } from '../accounts/tables';
import { canBeTaken } from './ad-checks';
import { adPriceNow } from './ad-price';
import { takeFromAd } from './from-ad';
import { adsFor } from './merchants';
import { type Offer, offerOfAd } from './offers';
import { partyOf, TRADERS } from './parties';
import { randomTake } from './run-ad-check';
import { appealOtc, cancelOtc, completeOtc, payOtc } from './step';
import type { OtcAdRow, OtcOrderRow } from './tables';
import { takeAd } from './take';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'an amount such as 120 or 0.5'));
const SIDES = { buy: OTC_BUY, sell: OTC_SELL } as const;
const wordOf = (side: OtcOrderRow['side']): keyof typeof SIDES => (side === OTC_BUY ? 'buy' : 'sell');

/**
 * The transitions of an order: the states it may come from, and the function that carries it out, whichever party has
 * to act.
 */
const MOVES = {
  paid: { from: [OTC_STATUS.waiting], run: payOtc },
  done: { from: [OTC_STATUS.paid, OTC_STATUS.appeal], run: completeOtc },
  appeal: { from: [OTC_STATUS.paid], run: (world, row) => appealOtc(world, row) },
  cancelled: { from: [OTC_STATUS.waiting, OTC_STATUS.appeal], run: cancelOtc },
} as const satisfies Record<
  string,
  { readonly from: readonly OtcStatus[]; readonly run: (world: World, row: OtcOrderRow) => void }
>;
type Move = keyof typeof MOVES;
const MOVE_NAMES = Object.keys(MOVES) as Move[];

const movesOf = ({ status }: OtcOrderRow): Move[] =>
  MOVE_NAMES.filter((name) => (MOVES[name].from as readonly OtcStatus[]).includes(status));

function adToTake(world: World, adId: number): OtcAdRow {
  const ad = world.tables.otcAds.get(adId);
  if (!ad) throw new ControlError(`no customer has the OTC ad ${adId}`);
  if (!canBeTaken(world, ad)) throw new ControlError(`OTC ad ${adId} cannot be taken: paused, ended, sold out or busy`);
  return ad;
}

/** The requested number of USDT. Throws ControlError when the advertisement does not have or allow it. */
function within(ad: OtcAdRow, requested: string): Money {
  const number = new Decimal(requested);
  if (number.lt(ad.min) || number.gt(ad.max) || number.gt(ad.rest))
    throw new ControlError(`OTC ad ${ad.id} takes ${ad.min} to ${ad.max} USDT and has ${ad.rest} left`);
  return number;
}

const nameOf = ({ tables }: World, userId: number): string => {
  const { nickname, accountNumber } = tables.users.need(userId);
  return nickname || accountNumber;
};

/** Makes a customer take an offer at its price, paid by the first payment method it allows. Throws ControlError. */
function takenBy(
  world: World,
  person: UserRow,
  { id: offerId, price, methods: [method] }: Pick<Offer, 'id' | 'price' | 'methods'>,
  number: Money,
): OtcOrderRow {
  if (!method) throw new ControlError(`offer ${offerId} takes no payments`);
  const taken = takeAd(world, person, { ad_id: offerId, number, price, method });
  if (!taken.ok) throw new ControlError(`the exchange refuses: ${taken.code}`);
  return taken.payload;
}

/**
 * Actions for OTC orders and advertisements: a presenter can take an advertisement, and make the other party pay,
 * release or do neither.
 */
export const otcActions = {
  /** Orders of customers that have not ended, oldest first. `moves` lists the states that `otc.move` accepts. */
  'otc.orders': reads({}, ({ world }) =>
    world.tables.otcOrders.list('open', 1).map((row) => ({
      id: row.id,
      who: row.userId,
      side: wordOf(row.side),
      number: row.number,
      /** The amount that is paid outside of the exchange, in the currency `fiat`. */
      amount: row.amount,
      fiat: row.fiat,
      with: row.takerId === 0 ? partyOf(row.partyId).name : nameOf(world, row.takerId),
      fromAd: row.adId,
      moves: movesOf(row),
    })),
  ),
  'otc.ads': reads({}, ({ world }) =>
    world.tables.otcAds.list('online', 1).map((row) => ({
      id: row.id,
      who: row.userId,
      side: wordOf(row.side),
      rest: row.rest,
      /** The current price of one USDT in the currency `fiat`. */
      price: adPriceNow(world, row).toFixed(),
      fiat: row.fiat,
      canBeTaken: canBeTaken(world, row),
    })),
  ),
  /** A customer takes the best offer of the merchants, or that of the named one. `side` is the customer's side. */
  'otc.take': changes(
    {
      who,
      side: v.optional(v.picklist(['buy', 'sell']), 'buy'),
      fiat: v.optional(v.picklist(FIAT_CODES), 'USD' as FiatCode),
      number: v.optional(amount, '100'),
      merchant: v.optional(v.string()),
    },
    ({ world }, { who: name, side, fiat, number, merchant }) => {
      const offers = adsFor(world, SIDES[side], fiat);
      const ad = offers.find((one) => merchant === undefined || one.merchant.name === merchant);
      if (!ad) throw new ControlError(`nobody offers that: ${offers.map((one) => one.merchant.name).join(', ')}`);
      const offer = { ...ad, methods: ad.merchant.methods };
      return { id: takenBy(world, personOf(world, name), offer, money(number)).id, with: ad.merchant.name };
    },
  ),
  /**
   * A simulated trader takes a customer's advertisement now: `number` USDT, or a random number. With `slow` the trader
   * never pays or releases in time. With `who` another customer takes it, and then every further step waits for that
   * customer.
   */
  'otc.takeAd': changes(
    { id, number: v.optional(amount), slow: v.optional(v.boolean(), false), who: v.optional(who) },
    ({ world }, { id: adId, number: requested, slow, who: name }) => {
      const ad = adToTake(world, adId);
      const drawn = randomTake(world, ad);
      const number = requested === undefined ? drawn.number : within(ad, requested);
      if (name !== undefined) {
        const person = personOf(world, name);
        const { id: orderId } = takenBy(world, person, offerOfAd(world, ad), number);
        return { id: orderId, number: number.toFixed(), with: nameOf(world, person.id) };
      }
      const party = TRADERS.find(({ minutes }) => minutes > 60 === slow) ?? drawn.party;
      const row = takeFromAd(world, ad, party, number, drawn.method);
      return { id: row.id, number: row.number, with: party.name };
    },
  ),
  /**
   * Moves an order to another state: paid, done (released), appeal, cancelled. Done or cancelled also decides an
   * appeal.
   */
  'otc.move': changes({ id, to: v.picklist(MOVE_NAMES) }, ({ world }, { id: orderId, to }) => {
    const row = world.tables.otcOrders.get(orderId);
    if (!row) throw new ControlError(`no OTC order ${orderId}`);
    if (!movesOf(row).includes(to))
      throw new ControlError(`OTC order ${orderId} can be: ${movesOf(row).join(', ') || 'nothing, it has ended'}`);
    MOVES[to].run(world, row);
    return { id: orderId, status: world.tables.otcOrders.need(orderId).status };
  }),
};
