import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FuturesPosition } from '@/data/futures/queries';

const order = (id: number) => ({ id, target_profit_price: '0', stop_loss_price: '0' }) as FuturesPosition;
const STOPS = { id: 3, profit: '70000', loss: '', part: false, price: '', lots: '' };

/** What the tab has stored, by key. */
let stored: Record<string, string>;
/** The module after a reload of the page. */
const reloaded = () => {
  vi.resetModules();
  return import('./order-actions');
};

beforeEach(() => {
  stored = {};
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each<[string, object, readonly number[], string | null]>([
  ['nothing was typed', {}, [3, 4], null],
  ['stops were typed', { 'position-stops': STOPS }, [3, 4], 'stops 3'],
  ['lots were typed', { 'position-close': { id: 4, lots: '2' } }, [3, 4], 'close 4'],
  ['lots were emptied', { 'position-close': { id: 4, lots: '' } }, [3, 4], 'close 4'],
  ['its position is not in the list', { 'position-close': { id: 4, lots: '2' } }, [3], null],
  ['the draft is of another form', { 'position-close': { id: 4 } }, [3, 4], null],
])('a reload resumes what was open: %s', async (_, drafts, ids, expected) => {
  for (const [name, draft] of Object.entries(drafts)) stored[`draft:${name}`] = JSON.stringify(draft);
  const { interruptedActionOf } = await reloaded();
  const resumed = interruptedActionOf(ids.map(order));
  expect(resumed && `${resumed.intent} ${resumed.order.id}`).toBe(expected);
});

test('typed lots belong to one order, are resumed by one list, and are deleted when they are closed', async () => {
  (await reloaded()).keepLots(4, '2');
  const after = await reloaded();
  expect([after.keptLotsOf(4), after.keptLotsOf(3)]).toEqual(['2', null]);
  expect(after.interruptedActionOf([order(4)])?.intent).toBe('close');
  after.claimDrafts();
  expect(after.interruptedActionOf([order(4)])).toBeNull();
  expect(after.keptLotsOf(4)).toBe('2');
  after.forgetLots();
  expect((await reloaded()).keptLotsOf(4)).toBeNull();
  expect(stored['draft:position-close']).toBeUndefined();
});
