import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { keepFocusNear } from '@/ui/overlays/keep-focus-near';
import { Otc } from '../panels/back-office/otc';
import FaultsPanel from '../panels/faults/panel';
import { Bookmarks } from '../panels/run/bookmarks';
import { Rewind } from '../panels/run/rewind';
import { KIND, type Scene } from '../playlist/playlist';
import { SceneEditor } from '../playlist/scene-editor';
import type { Talk } from '../playlist/talk';
import TalkBar from '../playlist/talk-bar';
import { installTexts } from '../texts/install';
import { TourBar } from '../tour/tour-bar';
import type { TourPlayer } from '../tour/tour-player';
import { keepFocusInside } from './keep-focus-inside';

const answers = vi.hoisted((): Readonly<Record<string, unknown>> => {
  const ad = { id: 7, who: 2, side: 'sell', rest: '1', price: '1', fiat: 'USD', canBeTaken: false };
  return {
    'otc.ads': [ad],
    'otc.orders': [],
    'run.history': { entries: [{ seq: 1, atMs: 0, label: 'Buy' }], startMs: 0 },
    'run.bookmarks': [],
    'scenario.list': [],
    'people.list': [],
    'people.session': { id: 1, nickname: 'Maya', email: '' },
  };
});
vi.mock('../connection/exchange', () => ({
  useExchange: () => ({ page: { token: { get: () => '', subscribe: () => () => {} } }, onNotice: () => () => {} }),
}));
vi.mock('../connection/use-action', () => ({
  useAction: () => ({ act: async () => undefined, error: null, busy: false }),
}));
vi.mock('../connection/use-polled', () => ({
  usePolled: (action: string) => ({ value: answers[action], error: null, refresh() {} }),
}));
vi.mock('../remembered', () => ({ recall: () => null, remember() {}, onRemembered() {} }));
vi.mock('@/ui/overlays/keep-focus-near', () => ({ keepFocusNear: vi.fn() }));

beforeAll(async () => {
  await startI18n('en');
  await installTexts();
});

const nothing = () => {};
const scene: Scene = { scenario: 'spot-trader' };
const talk: Talk = { playlist: { kind: KIND, name: 'Talk', scenes: [scene] }, at: 0, startedMs: 0 };
const tour = { tour: { steps: [{ text: { en: 'Buy' } }] }, step: 0, phase: 'here', playing: false, problem: '' };
const player = { state: { get: () => tour, subscribe: () => nothing } } as unknown as TourPlayer;
const edited = { moved: null, onToggle: nothing, onChange: nothing, onMove: nothing, onRemove: nothing };

/** Parts of the room with buttons that disappear when pressed, and their number. */
const SPENT: readonly (readonly [part: string, spent: number, element: ReactNode])[] = [
  ['the first and last scene of a talk', 2, <TalkBar key="" talk={talk} side="room" />],
  [
    'the only scene of a playlist',
    2,
    <SceneEditor key="" scene={scene} place={{ at: 0, count: 1 }} isOpen={false} {...edited} />,
  ],
  ['the first step of a tour', 1, <TourBar key="" player={player} title={{ en: 'Tour' } as never} />],
  ['the faults, when there are none', 1, <FaultsPanel key="" />],
  ['bookmarks without a name', 1, <Bookmarks key="" />],
  ['the history at its current moment', 1, <Rewind key="" />],
  ['an advertisement that is taken', 2, <Otc key="" />],
];

test.each(SPENT)('%s: %i buttons that disappear when pressed keep the focus near', (_part, spent, element) => {
  const buttons = renderToStaticMarkup(element).match(/<button[^>]*>/g) ?? [];
  expect(buttons.filter((button) => button.includes('aria-disabled="true"'))).toHaveLength(spent);
  expect(buttons.filter((button) => / disabled/.test(button))).toEqual([]);
});

test('a button that disappears when pressed leaves the focus near, wherever it was pressed', () => {
  const button = {};
  class Pressed extends EventTarget {
    closest = (selector: string) => (selector === 'button' ? button : null);
  }
  vi.stubGlobal('Element', Pressed);
  const room = new Pressed();
  keepFocusInside(room as unknown as HTMLElement);
  room.dispatchEvent(new Event('click'));
  expect(vi.mocked(keepFocusNear).mock.calls).toEqual([[button]]);
});
