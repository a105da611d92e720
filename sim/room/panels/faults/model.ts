import { requests } from '@/contract/requests';
import { NO_FAULTS } from '../../../faults/no-faults';
import type { FaultChange, FaultSettings } from '../../../faults/settings';

/** Every declared call, for the list of choices. */
export const CALL_NAMES: readonly string[] = Object.keys(requests).sort();

/** One call, or null for all calls. */
export type Scope = string | null;

export type CallFaults = Pick<FaultSettings, 'latencyMs' | 'errorRate' | 'errorKind' | 'lostAnswerRate' | 'envelope'>;
/** Settings that can be set for one call. */
const OF_ONE_CALL: readonly string[] = [
  'latencyMs',
  'errorRate',
  'errorKind',
  'lostAnswerRate',
  'envelope',
] satisfies (keyof CallFaults)[];

type Common = Omit<FaultSettings, 'calls'>;

export const PRESETS = {
  slow: { latencyMs: 2_000 },
  errors: { errorRate: 0.1 },
  lost: { lostAnswerRate: 0.2 },
  polling: { websocketBlocked: true },
  offline: { offline: true },
  verify: { envelope: 998 },
  expired: { envelope: 999 },
  mute: { muteEvents: true },
  duplicates: { duplicateEvents: true },
  late: { lateEventsMs: 2_000 },
  chunk: { slowChunkMs: 3_000 },
} as const satisfies Record<string, Partial<Common>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];

export const fitsScope = (preset: Preset, scope: Scope): boolean =>
  scope === null || Object.keys(PRESETS[preset]).every((name) => OF_ONE_CALL.includes(name));

/** The effective settings of a scope: the call's own settings, and for the rest those for all calls. */
export function settingsOf(settings: FaultSettings, scope: Scope): Common {
  const { calls: single, ...common } = settings;
  return { ...common, ...(scope !== null && definedOf(single[scope] ?? {})) };
}

export const isOn = (preset: Preset, settings: FaultSettings, scope: Scope): boolean => {
  const own: Readonly<Record<string, unknown>> = scope === null ? settings : (settings.calls[scope] ?? {});
  return Object.entries(PRESETS[preset]).every(([name, value]) => own[name] === value);
};

/** The change that sets something for a scope. */
export function changeFor(settings: FaultSettings, scope: Scope, change: Partial<Common>): FaultChange {
  if (scope === null) return change;
  return { calls: { ...settings.calls, [scope]: { ...settings.calls[scope], ...change } } };
}

/** The change that switches a preset on, or off when it is on. */
export function toggled(settings: FaultSettings, scope: Scope, preset: Preset): FaultChange {
  if (!isOn(preset, settings, scope)) return changeFor(settings, scope, PRESETS[preset]);
  const names = Object.keys(PRESETS[preset]);
  if (scope === null) return Object.fromEntries(Object.entries(NO_FAULTS).filter(([name]) => names.includes(name)));
  const rest = Object.entries(settings.calls[scope] ?? {}).filter(([name]) => !names.includes(name));
  if (rest.length === 0) return without(settings, scope);
  return { calls: { ...settings.calls, [scope]: Object.fromEntries(rest) } };
}

export function without(settings: FaultSettings, call: string): FaultChange {
  return { calls: Object.fromEntries(Object.entries(settings.calls).filter(([name]) => name !== call)) };
}

/** The number of set faults. `errorKind` does not count, because it only says how calls fail. */
export function countOn({ calls: single, ...common }: FaultSettings): number {
  // Compared by content, because values from the exchange's thread are copies.
  const differs = (name: string, value: unknown) =>
    name !== 'errorKind' && JSON.stringify(value) !== JSON.stringify(NO_FAULTS[name as keyof FaultSettings]);
  const count = (own: object) => Object.entries(definedOf(own)).filter(([name, value]) => differs(name, value)).length;
  return Object.values(single).reduce((sum, own) => sum + count(own), count(common));
}

function definedOf<T extends object>(own: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as never;
}
