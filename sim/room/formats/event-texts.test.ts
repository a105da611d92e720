import { expect, test } from 'vitest';
import { i18n } from '@/i18n/i18n';
import { TIMER_KINDS } from '../../products/registry';
import clock from '../texts/en/room-clock';
import { eventText } from './event-texts';

test.each([
  [{ kind: 'fill', id: 'coin:000000012' }, 'a spot order fills'],
  [{ kind: 'fill', id: 'lever:7' }, 'a futures order or stop is triggered'],
  [{ kind: 'fill', id: 'auction:7' }, 'an order fills'],
  [{ kind: 'scenario.script', id: '0003' }, 'the scenario continues'],
  [{ kind: 'option.expiry', id: '4' }, 'option.expiry'],
])('%j is described as "%s"', async (event, words) => {
  await i18n.init({ lng: 'en', resources: { en: { 'room-clock': clock } } });
  expect(eventText(event, i18n.getFixedT('en', 'room-clock'))).toBe(words);
});

test.each(TIMER_KINDS)('%s has a text of its own', async (kind) => {
  await i18n.init({ lng: 'en', resources: { en: { 'room-clock': clock } } });
  expect(eventText({ kind, id: '1' }, i18n.getFixedT('en', 'room-clock'))).not.toBe(kind);
});
