import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Module-level state outlives screens and, in the sandbox, a run: trades of an earlier scenario have appeared in the
 * list of the next. Every such value must be cleared with its run, or be listed here with the reason why it may stay.
 */
const STAYS: Readonly<Record<string, string>> = {
  'app/question-dialog.tsx questionDialog': 'code, which has no question of its own',
  'app/navigation/page-change.ts starting': 'counts transitions that are starting',
  'app/navigation/page-change.ts current': 'what moves on screen',
  'app/navigation/page-change.ts resolveSkipped': 'what moves on screen',
  'app/page-entrance.tsx opening': 'the history entry at which the app was opened',
  'app/page-modules.ts loaded': 'code of pages',
  'app/routes.ts byAddress': 'the route table',
  'app/navigation/scroll-memory.ts places': 'by history entry, which stays as well',
  'app/shell-actions.ts app': 'the shell itself',
  'data/api/backend.ts current': 'the exchange itself',
  'data/api/backend-check.ts current': 'of the address, which stays',
  'data/api/backend-check.ts hasAnswered': 'of the address, which stays',
  'data/api/connection-id.ts connectionId': 'of the connection, which stays',
  'data/realtime/connection.ts isReachable': 'of the connection, which stays',
  'data/session/drafts.ts open': 'its own list of what to forget (forgetDrafts)',
  'data/realtime/late-events.ts roomIsOpen': 'what is on screen',
  'data/session/run-reset.ts resetters': 'the list itself',
  'data/session/run-reset.ts runCount': 'counts the runs themselves',
  'data/session/notices.ts nextId': 'only distinguishes notices',
  'data/session/drafts.ts endedSessionUserId': 'ends with the login screen, or with the next session',
  'data/api/outcome.ts hooks': 'what the shell does about failures',
  'data/api/pending.ts count': 'counts running calls',
  'data/session/preferences.ts forgetters': 'its own list of what to forget (forgetPreferences)',
  'data/market/prices.ts order': 'only ever compared within a moment',
  'data/market/prices.ts status': 'of the connection, which stays',
  'data/messages/chat.ts running': 'a running request',
  'data/messages/support.ts requests': 'only distinguishes an earlier request from a later one',
  'data/messages/support.ts shown': 'only distinguishes an earlier request from a later one',
  'data/queries/client.ts outdatedRequests': 'running requests',
  'data/queries/client.ts startedAgainMs': 'running requests',
  'data/api/repeat.ts expiredCount': 'only ever counts up',
  'data/api/repeat.ts isIdempotent': 'what the server can do',
  'data/api/unsettled.ts checks': 'ends with the last request that it checks',
  'data/futures/notified-orders.ts notified': 'forgotten by forgetNotified, which says so',
  'data/queries/refetch-soon.ts burst': 'refetches from the exchange of that moment',
  'data/queries/refetch-soon.ts due': 'refetches from the exchange of that moment',
  'lifecycles/inspected.ts before': 'states of machines on screen',
  'pages/_shared/futures/order-actions.ts startAction': 'the list on screen',
  'pages/_shared/futures/liquidation.ts known': 'derived from answers, and gone with them',
  'pages/transaction/_shared/chart/drawings/drawings.ts books': 'preferences, which are forgotten by forgetPreferences',
  'pages/transaction/_shared/chart/use-full-screen.ts isExiting': 'of the device, for a moment',
  'pages/transaction/_shared/market/opening-reminders.ts isRunning': 'runs as long as the app',
};

const SRC = join(import.meta.dirname, '../..');
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });

/**
 * Module-level variables, collections that begin empty, and stores. Drafts and preferences are cleared by their own
 * modules.
 */
const STATE =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=\n]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\)|create(?:Keyed|Value)Store\b|createEventFilter\())/gm;

const stateIn = (text: string): string[] =>
  [...text.matchAll(STATE)].map(([, variable, constant]) => variable ?? constant ?? '');
const isReset = (text: string, name: string): boolean => new RegExp(`onRunReset\\([^\\n]*\\b${name}\\b`).test(text);

const kept = ['data', 'lifecycles', 'pages', 'app'].flatMap((layer) =>
  sources(join(SRC, layer)).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const names = stateIn(text).filter((name) => !isReset(text, name));
    return names.map((name) => `${relative(SRC, path)} ${name}`);
  }),
);

it('all state of modules is reset with its run, or listed here', () => {
  const unregistered = kept.filter((each) => !(each in STAYS));
  const remedy =
    'call onRunReset (data/session/run-reset.ts) right below it, or give the reason why it may stay in STAYS';
  expect(unregistered, remedy).toEqual([]);
});

it('only existing state is listed', () => {
  expect(Object.keys(STAYS).filter((each) => !kept.includes(each))).toEqual([]);
});

it('every kind of state is detected', () => {
  const planted =
    'let a = 1;\nconst b = new Map<string, number>();\nexport const c = createValueStore(0);\nconst d = new Set(["x"]);';
  expect(stateIn(planted)).toEqual(['a', 'b', 'c']);
});
