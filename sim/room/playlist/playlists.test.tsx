import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { outcome } from '../outcome';
import type { FileChoice } from '../parts/file-choice';
import { installTexts } from '../texts/install';
import type { Playlist } from './playlist';
import type { PlaylistEditor } from './playlist-editor';
import type { PlaylistLine } from './playlist-line';
import Playlists from './playlists';

/** The props that the panel passed to its parts when it was rendered last. */
const drawn = vi.hoisted(() => ({
  editor: null as null | Parameters<typeof PlaylistEditor>[0],
  lines: [] as Parameters<typeof PlaylistLine>[0][],
  file: null as null | Parameters<typeof FileChoice>[0],
  control: (): Promise<unknown> => Promise.resolve([]),
}));
vi.mock('./playlist-editor', () => ({
  PlaylistEditor(props: Parameters<typeof PlaylistEditor>[0]) {
    drawn.editor = props;
    return null;
  },
}));
vi.mock('./playlist-line', () => ({
  PlaylistLine(props: Parameters<typeof PlaylistLine>[0]) {
    drawn.lines.push(props);
    return null;
  },
}));
vi.mock('../parts/file-choice', () => ({
  FileChoice(props: Parameters<typeof FileChoice>[0]) {
    drawn.file = props;
    return null;
  },
}));
vi.mock('../connection/exchange', () => ({ useExchange: () => ({ control: () => drawn.control() }) }));
vi.mock('../remembered', () => ({ recall: () => null, remember() {}, onRemembered() {} }));

/** Renders the panel as when its tab is opened, without any earlier React state. */
function open() {
  drawn.editor = null;
  drawn.lines = [];
  renderToStaticMarkup(<Playlists onClose={() => {}} />);
  return drawn;
}

beforeAll(async () => {
  await startI18n('en');
  await installTexts();
});
beforeEach(() => open().editor?.onCancel());

test('the draft of a playlist stays when its panel is closed, until editing ends', () => {
  const [first] = open().lines;
  first?.onCopy?.();
  const { editor } = open();
  expect(editor?.playlist).toBe(first?.playlist);
  const edited: Playlist = { ...(editor?.playlist as Playlist), name: 'Mine' };
  editor?.onChange(edited);
  expect(open().editor?.playlist).toEqual(edited);
  open().editor?.onCancel();
  expect(open().editor).toBeNull();
});

test.each([
  ['opened', () => drawn.file?.onChange({ currentTarget: { files: [{ text: async () => '{}' }] } } as never)],
  [
    'saved',
    () => {
      open().lines[0]?.onCopy?.();
      open().editor?.onSave();
    },
  ],
])('the reason why a playlist cannot be %s is shown although no check was possible', async (_what, act) => {
  open();
  drawn.control = () => Promise.reject(new Error('the host is gone'));
  act();
  await vi.waitFor(() => expect(outcome.get()).toMatchObject({ text: 'the host is gone', isFailure: true }));
  outcome.set(null);
});
