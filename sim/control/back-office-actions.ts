import * as v from 'valibot';
import { WIRE_LANGS } from '@/contract/lang';
import { who } from '../control-action';
import { personOf } from '../products/accounts/person';
import { closeSession, sessionOf } from '../products/accounts/sessions';
import { CATEGORY } from '../products/content/articles';
import { articleIn, publish, withdraw } from '../products/content/published';
import { sendMessage } from '../products/messages/send';
import { reviews } from '../products/registry';
import { ControlError, changes, steers } from './action';
import { reviewActions } from './review-actions';

const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'some words are needed'), v.maxLength(most));

/** Where a notice appears: among the news and in the bar of the home page, or as a pop-up over it. */
const PLACES = { news: CATEGORY.notice, popup: CATEGORY.popup } as const;
const MAX_LISTED = 50;

/** What the exchange's staff does: reviews, notices and customers' sessions. Every change is journalled. */
export const backOfficeActions = {
  ...reviewActions(reviews),
  /** Publishes a notice to every customer. `text` is plain text; empty lines separate paragraphs. */
  'backOffice.notice': changes(
    { place: v.optional(v.picklist(['news', 'popup']), 'news'), title: words(120), text: v.optional(words(4_000)) },
    ({ world }, { place, title, text }) => ({ id: publish(world, PLACES[place], title, text ?? title).id }),
  ),
  /** Writes a message to one customer. `text` is plain text; empty lines separate paragraphs. */
  'backOffice.message': changes(
    { who, title: words(120), text: v.optional(words(4_000)) },
    ({ world }, { who: name, title, text }) => {
      const { id } = personOf(world, name);
      sendMessage(world, id, 'staff', { title, text: text ?? title });
      return { id, unread: world.tables.messages.count('unread', id) };
    },
  ),
  'backOffice.articles': steers({ lang: v.optional(v.picklist(WIRE_LANGS), 'en') }, ({ world }, { lang }) =>
    world.tables.articles
      .all({ newestFirst: true })
      .flatMap((row) => {
        const place = row.cId === CATEGORY.popup ? 'popup' : row.cId === CATEGORY.notice ? 'news' : null;
        return place ? [{ id: row.id, place, title: articleIn(row, lang).title, publishedMs: row.createdMs }] : [];
      })
      .slice(0, MAX_LISTED),
  ),
  'backOffice.withdraw': changes({ id: v.pipe(v.number(), v.integer()) }, ({ world }, { id }) => {
    if (!withdraw(world, id)) throw new ControlError(`no article ${id} is published`);
    return { id };
  }),
  /**
   * Customers, signed-in ones first, then newest first. `find` filters by name, e-mail address, phone, account number
   * or id.
   */
  'backOffice.customers': steers({ find: v.optional(v.string(), '') }, ({ world }, { find }) => {
    const { users } = world.tables;
    const word = find.trim().toLowerCase();
    const fits = (text: string) => text.toLowerCase().includes(word);
    return users
      .all({ newestFirst: true })
      .filter(({ id, nickname, email, phone, accountNumber }) =>
        [String(id), nickname, email, phone, accountNumber].some(fits),
      )
      .map(({ id, nickname, accountNumber, isLocked }) => ({
        id,
        name: nickname || accountNumber,
        account: accountNumber,
        isSignedIn: !isLocked && sessionOf(world, id) !== undefined,
        isBlocked: isLocked,
      }))
      .sort((a, b) => Number(b.isSignedIn) - Number(a.isSignedIn))
      .slice(0, MAX_LISTED);
  }),
  /** Ends a customer's session on all devices: the next call with it answers 999. */
  'backOffice.endSession': changes({ who }, ({ world }, { who: name }) => {
    const user = personOf(world, name);
    const wasOpen = sessionOf(world, user.id) !== undefined;
    closeSession(world, user.id);
    return { id: user.id, wasOpen };
  }),
  /**
   * Blocks an account: its session ends and its login is refused. With `blocked` false the customer can log in again.
   */
  'backOffice.block': changes({ who, blocked: v.optional(v.boolean(), true) }, ({ world }, { who: name, blocked }) => {
    const user = personOf(world, name);
    if (blocked) closeSession(world, user.id);
    if (user.isLocked !== blocked) world.tables.users.update(user.id, { isLocked: blocked });
    return { id: user.id, isBlocked: blocked };
  }),
};
