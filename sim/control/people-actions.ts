import * as v from 'valibot';
import { ACCOUNT_KINDS } from '@/contract/account-kinds';
import { accountHolds } from '@/domain/accounts/accounts';
import { who } from '../control-action';
import { movedAmount } from '../control-amount';
import { runsWithinLimit } from '../ledger/balance-limit';
import type { LiveWorld } from '../live-world';
import { sentenceOf } from '../people/fault';
import { grant, homeAccountOf } from '../people/grant';
import { readPerson } from '../people/read-person';
import { personOf } from '../products/accounts/person';
import { PERSONA_PASSWORD, PERSONAS } from '../products/accounts/personas';
import { closeSession, liveOrNewSession, sessionOf, sessionUser } from '../products/accounts/sessions';
import { assetsOf } from '../products/quotes/assets';
import { PERSON_PARAMETER, writePerson } from '../replay/link/person-link';
import { ControlError, changes, steers } from './action';
import { addFile } from './people-file';

/** A person or a start state as data, or the text of such a file. */
const file = v.unknown();

/** The name under which actions take a customer who is not a persona: the e-mail address, else the phone number. */
const addressOf = ({ email, phone }: { readonly email: string; readonly phone: string }) => email || phone;

/** Whether this is the recipient of a message: an e-mail address, or a phone number with or without its country code. */
const isTo = (recipient: string, to: string): boolean => recipient === to || recipient.endsWith(` ${to}`);

/** Lists show this many customers besides the personas, the newest first. */
const MOST_OTHERS = 50;

/** Runs something in a transaction that is always rolled back. */
const attemptIn =
  (world: LiveWorld) =>
  <T>(work: (world: LiveWorld) => T): T =>
    world.transaction(() => ({ accepted: false, result: work(world) })).result;

/** Customers, the messages sent to them, and their balances. */
export const peopleActions = {
  /**
   * All personas, then the customers of this run who were added or have registered. Other actions take `persona` as
   * `who`.
   */
  'people.list': steers({}, ({ world }) => {
    const personas = Object.entries(PERSONAS).map(([persona, { name }]) => {
      const user = personOf(world, persona);
      const email = addressOf(user);
      return { persona, id: user.id, nickname: name, email, password: PERSONA_PASSWORD, isPersona: true };
    });
    const known = new Set(personas.map(({ id }) => id));
    // Nobody can log in as a simulated trader.
    const isSimulated = (id: number) => (world.tables.traders.get(id)?.simulatedNumber ?? 0) > 0;
    const others = world.tables.users.all({ newestFirst: true }).filter(({ id }) => !known.has(id) && !isSimulated(id));
    return [
      ...personas,
      ...others.slice(0, MOST_OTHERS).map(({ id, nickname, email, phone, accountNumber }) => ({
        persona: addressOf({ email, phone }),
        id,
        nickname: nickname || accountNumber,
        email: addressOf({ email, phone }),
        password: '',
        isPersona: false,
      })),
    ];
  }),
  /**
   * Adds a person, or a start state with several. Throws ControlError with a sentence for each fault, and then nothing
   * has changed. The clock of a start state is returned: whoever steers the clock sets it.
   */
  'people.add': changes({ file }, ({ world }, { file: given }) => {
    const { faults, people, clock } = addFile(world, given);
    if (faults.length > 0) throw new ControlError(faults.map(sentenceOf).join('\n'));
    return {
      people: people.map(({ id, nickname, email, phone }) => ({ id, nickname, who: addressOf({ email, phone }) })),
      ...(clock && { clock }),
    };
  }),
  /** The faults that adding them would have. Changes nothing. */
  'people.check': steers({ file }, ({ world }, { file: given }) => {
    const faults = attemptIn(world)((tried) => addFile(tried, given).faults);
    return { faults: faults.map((fault) => ({ ...fault, sentence: sentenceOf(fault) })) };
  }),
  /**
   * A customer as data (sim/people/person.ts). Adding the data to an exchange at the same moment creates the same
   * customer.
   */
  'people.export': steers({ who }, ({ world }, { who: name }) =>
    readPerson(world, personOf(world, name), attemptIn(world)),
  ),
  /** A customer as a query: an address with `?` and this query adds the customer in another browser and signs in. */
  'people.share': steers({ who }, ({ world }, { who: name }) => {
    const { person, left } = readPerson(world, personOf(world, name), attemptIn(world));
    return writePerson(person).then((link) => ({
      query: `${PERSON_PARAMETER}=${link}`,
      bytes: PERSON_PARAMETER.length + 1 + link.length,
      left,
    }));
  }),
  /**
   * The token of a customer's session, which is opened if there is none. The page then uses it like one from the login.
   * Two tabs may use the same session: neither signs the other out.
   */
  'people.as': changes({ who }, ({ world }, { who: name }) => {
    if (name === 'visitor') return { token: '', userId: 0 };
    const user = personOf(world, name);
    return { token: liveOrNewSession(world, user), userId: user.id };
  }),
  /** The token of a customer's live session, without opening one; '' without one, and for a visitor. */
  'people.token': steers({ who }, ({ world }, { who: name }) => ({
    token: name === 'visitor' ? '' : (sessionOf(world, personOf(world, name).id)?.token ?? ''),
  })),
  /** Ends a customer's session, as its expiry or a login elsewhere would: the next call answers 999. */
  'people.signOut': changes({ who }, ({ world }, { who: name }) => {
    const user = personOf(world, name);
    closeSession(world, user.id);
    return { userId: user.id };
  }),
  /** The customer of the session that a token belongs to; null for a visitor's token and for an ended session. */
  'people.session': steers({ token: v.string() }, ({ world }, { token }) => {
    const user = sessionUser(world, token);
    return user && { id: user.id, nickname: user.nickname, email: addressOf(user) };
  }),
  'people.grant': changes(
    {
      who,
      asset: v.string(),
      amount: movedAmount,
      /** The account kind; by default the one in which the asset is traded. */
      kind: v.optional(v.picklist(ACCOUNT_KINDS)),
    },
    ({ world }, { who: name, asset, amount, kind = homeAccountOf(asset) }) => {
      const user = personOf(world, name);
      const found = assetsOf(world).find((one) => one.name === asset);
      if (!found) throw new ControlError(`${asset} is no asset of this exchange: name one, such as USDT or BTC`);
      if (!accountHolds(kind, found.kind)) throw new ControlError(`the account ${kind} does not hold ${asset}`);
      if (!runsWithinLimit(() => grant(world, user.id, kind, asset, amount)))
        throw new ControlError(`${amount} ${asset} more is beyond what the exchange can book`);
      return { balance: world.ledger.available(user.id, kind, asset).toFixed() };
    },
  ),
  /** Verification codes that the exchange "sent", newest first; `to` is one recipient. */
  'inbox.list': steers({ to: v.optional(v.string()) }, ({ world }, { to }) => {
    const all = world.tables.inbox.all();
    return all.filter(({ recipient }) => to === undefined || isTo(recipient, to)).reverse();
  }),
  'ledger.balances': steers({ who }, ({ world }, { who: name }) =>
    world.ledger.holdingsOf(personOf(world, name).id).map(({ kind, asset, available, frozen }) => ({
      kind,
      asset,
      available: available.toFixed(),
      frozen: frozen.toFixed(),
    })),
  ),
  /** One sentence for each problem of the books. Every asset must sum to zero, and no customer may be below zero. */
  'ledger.check': steers({}, ({ world }) => ({ faults: world.ledger.checkBooks() })),
};
