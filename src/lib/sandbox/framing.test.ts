import { expect, test } from 'vitest';
import { type Framing, framingOf } from './framing';

const OWN = 'https://demo.example';
const pageAt = (origin: string, search = '', protocol = 'https:') => ({ location: { origin, protocol, search } });
/** Browsers throw when a page reads the address of another origin. */
const stranger = {
  get location(): never {
    throw new DOMException('Blocked a frame', 'SecurityError');
  },
};

test.each<[what: string, search: string, parent: unknown, top: unknown, expected: Framing]>([
  ['in a frame of its own origin', '', pageAt(OWN), pageAt(OWN), 'alone'],
  ['as second phone', '?phone', pageAt(OWN), pageAt(OWN), 'phone'],
  ['embedded by its own origin', '?embed', pageAt(OWN), pageAt(OWN), 'embedded'],
  ['in a frame of a stranger', '', stranger, stranger, 'embedded'],
  ['in a frame of a stranger who asks for the second phone', '?phone', stranger, stranger, 'embedded'],
  ['in an own page that a stranger frames', '?phone', pageAt(OWN), stranger, 'embedded'],
  ['in a page of another port', '?phone', pageAt('https://demo.example:8443'), pageAt(OWN), 'embedded'],
])('%s', (_what, search, parent, top, expected) => {
  expect(framingOf({ ...pageAt(OWN, search), parent, top })).toBe(expected);
});

test('a page without a frame is alone, whatever its address says', () => {
  const page = { ...pageAt(OWN, '?embed&phone'), parent: null as unknown, top: null as unknown };
  page.parent = page;
  page.top = page;
  expect(framingOf(page)).toBe('alone');
});

test('the second phone of a file is recognised, although files have no origin', () => {
  expect(framingOf({ ...pageAt('null', '?phone', 'file:'), parent: stranger, top: stranger })).toBe('phone');
});
