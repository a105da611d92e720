import type { FaultChange, FaultSettings } from '../../../faults/settings';

/** The settings of a call or an event. */
export type OwnFaults = FaultSettings['calls'][string] & FaultSettings['events'][string];
export type Table = 'calls' | 'events';

/**
 * The change that sets or removes (null) settings of one call, event or pattern. An entry without settings is removed.
 */
export function changed(
  settings: FaultSettings,
  table: Table,
  name: string,
  change: { readonly [K in keyof OwnFaults]?: OwnFaults[K] | null },
): FaultChange {
  const own = { ...settings[table][name], ...change };
  const left = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null && value !== undefined));
  const others = Object.entries(settings[table]).filter(([other]) => other !== name);
  const entries = Object.keys(left).length > 0 ? [...others, [name, left]] : others;
  return { [table]: Object.fromEntries(entries) };
}
