import { expect, test } from 'vitest';
import { translate } from '@/i18n/translate';
import type { Translate } from '@/i18n/typed-texts';
import { TIMER_KINDS } from '../products/registry';
import { eventText } from './event-texts';
import clock from './texts/en/room-clock';

const t = ((key: string, values?: object) => translate('en', clock, key, { ...values })) as Translate<['room-clock']>;

test.each([
  [{ kind: 'fill', id: 'coin:000000012' }, 'a spot order fills'],
  [{ kind: 'fill', id: 'lever:7' }, 'a futures order or stop is triggered'],
  [{ kind: 'fill', id: 'auction:7' }, 'an order fills'],
  [{ kind: 'scenario.script', id: '0003' }, 'the scenario continues'],
  [{ kind: 'option.expiry', id: '4' }, 'option.expiry'],
])('%j is described as "%s"', (event, words) => {
  expect(eventText(event, t)).toBe(words);
});

test.each(TIMER_KINDS)('%s has words of its own', (kind) => {
  expect(eventText({ kind, id: '1' }, t)).not.toBe(kind);
});
