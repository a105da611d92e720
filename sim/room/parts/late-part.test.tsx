import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import type { ModuleLoad } from '@/lib/loading/use-module';
import { installTexts } from '../texts/install';
import { LatePart, type LoadPart } from './late-part';

const file = vi.hoisted(() => ({ load: {} as ModuleLoad<unknown> }));
vi.mock('@/lib/loading/use-module', () => ({ useModule: () => file.load }));
vi.mock('../remembered', () => ({ recall: () => null, remember() {}, onRemembered() {} }));

beforeAll(async () => {
  await startI18n('en');
  await installTexts();
});

const retry = () => {};
const Greeting = ({ name }: { name: string }) => <b>Hello {name}</b>;
const load: LoadPart<{ name: string }> = async () => Greeting;

test.each<[string, ModuleLoad<unknown>, RegExp]>([
  ['is loading says so', { module: undefined, failed: false, retry }, /^<p[^>]*>Loading…<\/p>$/],
  ['did not load says so and can be loaded again', { module: undefined, failed: true, retry }, /role="alert".*<button/],
  ['has loaded is shown', { module: Greeting, failed: false, retry }, /^<b>Hello (<!-- -->)?Maya<\/b>$/],
])('a part of the room that %s', (_what, loading, shown) => {
  file.load = loading;
  const html = renderToStaticMarkup(<LatePart load={load} props={{ name: 'Maya' }} />);
  expect(html).toMatch(shown);
});
