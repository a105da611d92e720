import { EVENT_AUDIENCE } from '@/contract/events/audience';
import type { FieldChange } from '../../../faults/field-changes';
import { fits } from '../../../faults/patterns';
import type { FaultAdjustment, FaultSettings } from '../../../faults/settings';
import type { Contract } from '../../contract/model';
import { CALL_NAMES, type Scope } from './model';

/** Faults of single calls and events: the choices for their answers and payloads, and the list of active faults. */

export const EVENT_NAMES: readonly string[] = Object.keys(EVENT_AUDIENCE);
/** The pattern of every call, for faults that only single calls have. */
export const EVERY = '*';

export const EVENT_PRESETS = {
  lose: { lossRate: 1 },
  twice: { duplicateRate: 1 },
  late: { delayMs: 2_000 },
} as const satisfies Record<string, FaultSettings['events'][string]>;
export type EventPreset = keyof typeof EVENT_PRESETS;
export const EVENT_PRESET_NAMES = Object.keys(EVENT_PRESETS) as readonly EventPreset[];

type Table = 'calls' | 'events';
type OwnFaults = FaultSettings['calls'][string] & FaultSettings['events'][string];

/** One setting of one call, event or pattern. */
export interface ActiveFault {
  readonly key: string;
  readonly name: string;
  /** As it is written in the sandbox's methods: `latencyMs 2000`, `drop data.*.price`. */
  readonly text: string;
  readonly without: FaultAdjustment;
}

/** A change of one call or event; its fields are those of the table. */
export const changing = (table: Table, name: string, change: object): FaultAdjustment =>
  ({ [table]: { [name]: change } }) as never;

export const activeFaults = (settings: FaultSettings): readonly ActiveFault[] =>
  (['calls', 'events'] as const).flatMap((table) =>
    Object.entries<OwnFaults>(settings[table]).flatMap(([name, own]) => [
      ...Object.entries(own)
        .filter(([setting, value]) => setting !== 'fields' && value !== undefined)
        .map(([setting, value]) => ({
          key: `${name} ${setting}`,
          name,
          text: `${setting} ${String(value)}`,
          without: changing(table, name, { without: [setting] }),
        })),
      ...(own.fields ?? []).map((field, place) => ({
        key: `${name} ${place} ${words(field)}`,
        name,
        text: words(field),
        without: changing(table, name, { withoutField: field }),
      })),
    ]),
  );

/** `retype id text` */
export const words = (field: FieldChange): string =>
  [field.change, field.path, ...('to' in field ? [field.to] : [])].join(' ');

/** The declared calls of a scope. */
export const callsOf = (scope: Scope): readonly string[] => CALL_NAMES.filter((name) => fits(scope ?? EVERY, name));
export const isOfEvents = (pattern: string): boolean => EVENT_NAMES.some((name) => fits(pattern, name));

/** Refusals that every call of a scope may have: those it declares and those of any call. */
export function refusalsOf({ calls, common }: Contract, scope: Scope): Contract['common'] {
  const names = callsOf(scope);
  const [first, ...rest] = calls.filter(({ name }) => names.includes(name)).map(({ refusals }) => refusals);
  const shared = (first ?? []).filter(({ code }) => rest.every((all) => all.some((one) => one.code === code)));
  return [...shared, ...common.filter(({ code }) => !shared.some((one) => one.code === code))];
}

/** Paths into the answers of a scope's calls, or into the payloads of events. */
export function pathsOf(contract: Contract, table: Table, pattern: string): readonly string[] {
  const entries = table === 'calls' ? contract.calls : contract.events;
  const fields = entries
    .filter(({ name }) => fits(pattern, name))
    .flatMap((entry) => (entry.kind === 'call' ? entry.answer : entry.fields));
  return [...new Set(fields.map(({ path }) => path))];
}
