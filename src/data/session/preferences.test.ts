import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createPreference } from './preferences';
import { memoryStorage } from './text-storage';

const flag = (storage = memoryStorage()) => createPreference('flag', v.boolean(), false, storage);

it('is there again after a reload', () => {
  const storage = memoryStorage();
  flag(storage).set(true);
  expect(flag(storage).get()).toBe(true);
});

it('leaves nothing behind when it is set back', () => {
  const storage = memoryStorage();
  const preference = flag(storage);
  preference.set(true);
  preference.set(false);
  expect(storage.get('pref:flag')).toBeNull();
});

it.each(['', '{', '"yes"', 'null'])('reads %j, which is no value, as the fallback', (text) => {
  const storage = memoryStorage();
  storage.set('pref:flag', text);
  expect(flag(storage).get()).toBe(false);
});

it('follows another tab', () => {
  let notify: (key: string | null) => void = () => {};
  const storage = {
    ...memoryStorage(),
    onForeignChange(listener: typeof notify) {
      notify = listener;
      return () => {};
    },
  };
  const preference = flag(storage);
  storage.set('pref:flag', 'true');
  notify('pref:other');
  expect(preference.get()).toBe(false);
  notify('pref:flag');
  expect(preference.get()).toBe(true);
  // Cleared by the other tab, which is nobody's choice.
  storage.remove('pref:flag');
  notify(null);
  expect(preference.get()).toBe(true);
});
