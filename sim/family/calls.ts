import type * as v from 'valibot';
import type { CallRequest } from '@/contract/declare';
import { form, id, optional, text } from '@/contract/fields';
import { pictureViolations } from '@/domain/identity/identity';
import { toWireTime } from '@/domain/time';
import { type Outcome, ok, refusalOf, refuse, type SignedInCaller } from '../handler';
import { lotsToDecimalString, ticksToDecimalString } from '../market/instruments';
import { ownPicture } from '../products/content/uploads';
import { realState } from '../products/identity/state';
import { submitBasic } from '../products/identity/submit';
import { STAKE_PICKS } from '../products/options/terms';
import { isListed } from '../products/quotes/listed';
import { restingBook } from '../products/resting-book';
import { daymarketEvent, depthEvent } from '../realtime/channels';
import { successMessage } from '../texts/success-messages';
import type { World } from '../world';

/*
 * Calls that clients of the family make besides those of the contract. They are answered only with --family, and no app
 * knows them, so they are in neither src/contract nor the contract's documents.
 */

interface FamilyCall extends CallRequest {
  readonly answer: (world: World, input: never, caller: SignedInCaller) => Outcome<unknown>;
}

const call = <const Form extends v.GenericSchema<Record<string, unknown>, Record<string, unknown>>>(
  access: CallRequest['access'],
  request: Form,
  answer: (world: World, input: v.InferOutput<Form>, caller: SignedInCaller) => Outcome<unknown>,
): FamilyCall => ({ access, request, answer });

const word = optional(text(256, 'text_too_long'));
const SHOWN_TRADES = 20;

/** The first book and price of a spot page. */
function dealOf(world: World, input: { readonly currency_id: number; readonly legal_id: number }): Outcome<unknown> {
  const { market, nowMs } = world;
  const one = world.instruments.find((each) => each.currencyId === input.currency_id);
  if (!one || one.legalId !== input.legal_id || !isListed(world, one)) return refuse('pair_not_open');
  const { now_price } = daymarketEvent(one, market.dayBar(one.index, nowMs), market.ticker24h(one.index, nowMs));
  const { bids, asks } = depthEvent(one, market, nowMs, { resting: restingBook(world, one.index) });
  const levels = (side: typeof bids) => (side as [string, string][]).map(([price, number]) => ({ price, number }));
  const complete = market.recentTrades(one.index, nowMs, SHOWN_TRADES).map(({ atMs, priceTicks, lots }) => ({
    create_time: toWireTime(atMs),
    price: ticksToDecimalString(one, priceTicks),
    number: lotsToDecimalString(one, lots),
  }));
  return ok({ last_price: now_price, in: levels(bids), out: levels(asks), complete });
}

const identity = form({ name: word, card_id: word, front_pic: word, reverse_pic: word, hand_pic: word });

/** Identity in one step: level 1, with pictures of the document for the reviewer. */
function verifyAtOnce(
  world: World,
  input: v.InferOutput<typeof identity>,
  { user, lang }: SignedInCaller,
): Outcome<unknown> {
  const { front_pic = '', reverse_pic = '', ...typed } = input;
  const isOwn = (address: string) => ownPicture(world, user.id, address) !== null;
  const refused = refusalOf(pictureViolations(front_pic, reverse_pic, isOwn));
  if (refused) return refused;
  const submitted = submitBasic(world, user, { real_type: 1, id_type: '0', ...typed });
  if (!submitted.ok) return submitted;
  world.tables.identities.update(user.id, { frontPicture: front_pic, reversePicture: reverse_pic });
  return ok(successMessage('identity_submitted', lang));
}

const CALLS: Readonly<Record<string, FamilyCall>> = {
  'GET /microtrade/nums': call('anyone', form({}), () => ok(STAKE_PICKS.map((number) => ({ number })))),
  'POST /transaction/deal': call(
    'anyone',
    form({ currency_id: id('pair_not_open'), legal_id: id('pair_not_open') }),
    dealOf,
  ),
  'POST /safe/judge_password': call('user', form({}), (_world, _input, { user, lang }) =>
    user.payPasswordDigest === '' ? refuse('pay_password_missing') : ok(successMessage('pay_password_set', lang)),
  ),
  'GET /user/center': call('user', form({}), (world, _input, { user, lang }) => {
    const { real_data, ...state } = realState(world, user, lang);
    return ok({ ...real_data, ...state, account_number: user.accountNumber });
  }),
  'POST /user/real_name': call('user', identity, verifyAtOnce),
};

/** A call that only clients of the family make; undefined for any other. */
export const familyCall = (name: string): FamilyCall | undefined =>
  Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
