import * as v from 'valibot';
import { WIRE_LANGS } from '@/contract/lang';
import { closeSession, sessionOf } from '../products/accounts/sessions';
import { CATEGORY } from '../products/content/articles';
import { articleIn, publish, withdraw } from '../products/content/published';
import { tell } from '../products/messages/tell';
import { ControlError, changes, steers } from './action';
import { reviews } from './back-office';
import { personOf } from './people-actions';
import { reviewActions } from './review-actions';

const who = v.union([v.string(), v.number()]);
const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'some words are needed'), v.maxLength(most));

/** Where a notice is read: among the news and in the bar of the home page, or in the pop-up over it. */
const PLACES = { news: CATEGORY.notice, popup: CATEGORY.popup } as const;
const MOST_LISTED = 50;

/** What an exchange's staff does: reviews, notices, and customers' sessions. All of it journalled. */
export const backOfficeActions = {
  ...reviewActions(reviews),
  /** Publishes a notice to everybody. `text` is plain; empty lines part its paragraphs. */
  'backOffice.notice': changes(
    { place: v.optional(v.picklist(['news', 'popup']), 'news'), title: words(120), text: v.optional(words(4_000)) },
    ({ world }, { place, title, text }) => ({ id: publish(world, PLACES[place], title, text ?? title).id }),
  ),
  /** Writes a message to one customer. `text` is plain; empty lines part its paragraphs. */
  'backOffice.message': changes(
    { who, title: words(120), text: v.optional(words(4_000)) },
    ({ world }, { who: name, title, text }) => {
      const { id } = personOf(world, name);
      tell(world, id, 'staff', { title, text: text ?? title });
      return { id, unread: world.tables.messages.count('unread', id) };
    },
  ),
  /** What is published as news and pop-up, newest first. */
  'backOffice.articles': steers({ lang: v.optional(v.picklist(WIRE_LANGS), 'en') }, ({ world }, { lang }) =>
    world.tables.articles
      .all({ newestFirst: true })
      .flatMap((row) => {
        const place = row.cId === CATEGORY.popup ? 'popup' : row.cId === CATEGORY.notice ? 'news' : null;
        return place ? [{ id: row.id, place, title: articleIn(row, lang).title, publishedMs: row.createdMs }] : [];
      })
      .slice(0, MOST_LISTED),
  ),
  'backOffice.withdraw': changes({ id: v.pipe(v.number(), v.integer()) }, ({ world }, { id }) => {
    if (!withdraw(world, id)) throw new ControlError(`no article ${id} is published`);
    return { id };
  }),
  /** Customers, who is signed in first, then the newest; `find` narrows by name, address or number. */
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
      .slice(0, MOST_LISTED);
  }),
  /** Logs somebody out everywhere: the next call with the session answers 999. */
  'backOffice.endSession': changes({ who }, ({ world }, { who: name }) => {
    const user = personOf(world, name);
    const wasOpen = sessionOf(world, user.id) !== undefined;
    closeSession(world, user.id);
    return { id: user.id, wasOpen };
  }),
  /** Blocks an account: its session ends, and signing in is refused. Unblocking lets it sign in again. */
  'backOffice.block': changes({ who, blocked: v.optional(v.boolean(), true) }, ({ world }, { who: name, blocked }) => {
    const user = personOf(world, name);
    if (blocked) closeSession(world, user.id);
    if (user.isLocked !== blocked) world.tables.users.update(user.id, { isLocked: blocked });
    return { id: user.id, isBlocked: blocked };
  }),
};
