import * as v from 'valibot';
import { useStore } from '@/lib/use-store';
import { createValueStore, type ValueStore } from '@/lib/value-store';
// Before anything is read: storage of an older version is cleared there (specification section 4).
import './session';
import { openStorage, type TextStorage } from './storage';

const disk = openStorage();

const PREFIX = 'pref:';

/** Puts one preference back each. */
const forgetters = new Set<() => void>();

/**
 * Something a person has set on this device, such as hidden amounts. It outlives reload and logout, and holds in all
 * tabs (designed).
 * @param schema stored text that does not fit reads as `fallback`: it may come from an older version
 */
export function createPreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
  storage: TextStorage = disk,
): ValueStore<T> {
  const key = PREFIX + name;
  const load = () => {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.get(key));
    return stored.success ? stored.output : fallback;
  };
  const store = createValueStore(load());
  storage.onForeignChange((changed) => {
    if (changed === null || changed === key) store.set(load());
  });
  const set = (next: T) => {
    // Defaults are not written: they may be chosen better by a later version.
    if (next === fallback) storage.remove(key);
    else storage.set(key, JSON.stringify(next));
    store.set(next);
  };
  forgetters.add(() => set(fallback));
  return { ...store, set };
}

/** Forgets everything set on this device: another customer of the sandbox begins. */
export function forgetPreferences(): void {
  for (const forget of forgetters) forget();
  // Also those of pages that nobody has opened since the app was loaded.
  for (const key of disk.keys()) if (key.startsWith(PREFIX)) disk.remove(key);
}

/** Amounts of the user's own money are masked, on home and wherever else they stand large. */
export const hideAmounts: ValueStore<boolean> = createPreference('hide-amounts', v.boolean(), false);

export const useHideAmounts = (): boolean => useStore(hideAmounts);

/** Lists of coins leave out balances worth next to nothing. */
export const hideSmallBalances: ValueStore<boolean> = createPreference('hide-small-balances', v.boolean(), false);

export const useHideSmallBalances = (): boolean => useStore(hideSmallBalances);

/** What is done and refused can be felt, where the device vibrates. */
export const vibration: ValueStore<boolean> = createPreference('vibration', v.boolean(), true);

export const useVibration = (): boolean => useStore(vibration);
