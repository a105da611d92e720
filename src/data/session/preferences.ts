import * as v from 'valibot';
import { useStore } from '@/lib/stores/use-store';
import { createValueStore, type ValueStore } from '@/lib/stores/value-store';
// Imported first, because it clears the storage of an older version before anything is read (specification section 4).
import './session';
import { localTextStorage } from './storage';
import type { TextStorage } from './text-storage';

const disk = localTextStorage();

const PREFIX = 'pref:';

/** Each resets one preference. */
const forgetters = new Set<() => void>();

/**
 * A setting of the user on this device, such as hidden amounts. It survives reload and logout, and applies to all tabs
 * (designed).
 * @param schema stored text that does not match reads as `fallback`: it may come from an older version
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
    if (changed === key) store.set(load());
  });
  const set = (next: T) => {
    // Defaults are not stored, so that a later version can change them.
    if (next === fallback) storage.remove(key);
    else storage.set(key, JSON.stringify(next));
    store.set(next);
  };
  forgetters.add(() => set(fallback));
  return { ...store, set };
}

/** Resets all settings of this device, because another customer of the sandbox begins. */
export function forgetPreferences(): void {
  for (const forget of forgetters) forget();
  // Also settings of pages that were not opened since the app was loaded.
  for (const key of disk.keys()) if (key.startsWith(PREFIX)) disk.remove(key);
}

/** Whether amounts of the user's own money are masked where they are displayed large, such as on home. */
export const hideAmounts: ValueStore<boolean> = createPreference('hide-amounts', v.boolean(), false);

export const useHideAmounts = (): boolean => useStore(hideAmounts);

/** Whether lists of coins leave out very small balances. */
export const hideSmallBalances: ValueStore<boolean> = createPreference('hide-small-balances', v.boolean(), false);

export const useHideSmallBalances = (): boolean => useStore(hideSmallBalances);

/** Whether the device vibrates for completed and refused actions. */
export const vibration: ValueStore<boolean> = createPreference('vibration', v.boolean(), true);

export const useVibration = (): boolean => useStore(vibration);
