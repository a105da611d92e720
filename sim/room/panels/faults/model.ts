import { requests } from '@/contract/requests';
import { NO_FAULTS } from '../../../faults/no-faults';
import type { FaultAdjustment, FaultSettings } from '../../../faults/settings';

/** Every declared call, for the list of choices. */
export const CALL_NAMES: readonly string[] = Object.keys(requests).sort();

/** One call or a pattern of calls, or null for all calls. */
export type Scope = string | null;

export type CallFaults = Pick<
  FaultSettings,
  'latencyMs' | 'errorRate' | 'errorKind' | 'retryAfterSeconds' | 'answerDelayMs' | 'lostAnswerRate' | 'envelope'
>;
/** Settings that can be set for one call. */
const OF_ONE_CALL: readonly string[] = [
  'latencyMs',
  'errorRate',
  'errorKind',
  'retryAfterSeconds',
  'answerDelayMs',
  'lostAnswerRate',
  'envelope',
] satisfies (keyof CallFaults)[];

/** Settings that only refine another one; alone they are no fault. */
const DETAILS: readonly string[] = ['errorKind', 'retryAfterSeconds', 'refusalRate'];
const isDetail = (name: string): boolean => DETAILS.includes(name);

type Common = Omit<FaultSettings, 'calls' | 'events'>;

export const PRESETS = {
  slow: { latencyMs: 2_000 },
  // Presets that fail calls set every field of the failure, because another preset may have been on before.
  errors: { errorRate: 0.1, errorKind: 'http500', retryAfterSeconds: 0 },
  busy: { errorRate: 1, errorKind: 'http429', retryAfterSeconds: 5 },
  down: { errorRate: 1, errorKind: 'http503', retryAfterSeconds: 30 },
  hang: { errorRate: 1, errorKind: 'never', retryAfterSeconds: 0 },
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
  const { calls: single, events: _events, ...common } = settings;
  return { ...common, ...(scope !== null && definedOf(single[scope] ?? {})) };
}

export const isOn = (preset: Preset, settings: FaultSettings, scope: Scope): boolean => {
  const own: Readonly<Record<string, unknown>> = scope === null ? settings : (settings.calls[scope] ?? {});
  const effective: Readonly<Record<string, unknown>> = settingsOf(settings, scope);
  return Object.entries(PRESETS[preset]).every(([name, value]) => (isDetail(name) ? effective : own)[name] === value);
};

/** The change that sets something for a scope. */
export const changeFor = (scope: Scope, change: Partial<Common>): FaultAdjustment =>
  scope === null ? (change as FaultAdjustment) : { calls: { [scope]: change as Partial<CallFaults> } };

/** The change that switches a preset on, or off when it is on. */
export function toggled(settings: FaultSettings, scope: Scope, preset: Preset): FaultAdjustment {
  if (!isOn(preset, settings, scope)) return changeFor(scope, PRESETS[preset]);
  const names = Object.keys(PRESETS[preset]);
  if (scope === null) return Object.fromEntries(Object.entries(NO_FAULTS).filter(([name]) => names.includes(name)));
  return { calls: { [scope]: { without: names as (keyof CallFaults)[] } } };
}

/** The number of set faults; each changed field counts. */
export function countOn({ calls: single, events, ...common }: FaultSettings): number {
  // Compared by content, because values from the exchange's thread are copies.
  const differs = (name: string, value: unknown) =>
    !isDetail(name) && JSON.stringify(value) !== JSON.stringify(NO_FAULTS[name as keyof FaultSettings]);
  const count = (own: object) =>
    Object.entries(definedOf(own)).reduce(
      (sum, [name, value]) => sum + (name === 'fields' ? (value as []).length : Number(differs(name, value))),
      0,
    );
  return [...Object.values(single), ...Object.values(events)].reduce((sum, own) => sum + count(own), count(common));
}

function definedOf<T extends object>(own: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as never;
}
