import type { FieldChange } from './field-changes';
import type { FaultAdjustment, FaultSettings } from './settings';

type Own = FaultSettings['calls'][string] & FaultSettings['events'][string];
type Adjustment = NonNullable<NonNullable<FaultAdjustment['calls']>[string]>;

const wordsOf = (field: FieldChange): string =>
  JSON.stringify([field.change, field.path, 'to' in field ? field.to : null, field.rate ?? 1]);
const isSame = (a: FieldChange, b: FieldChange | undefined): boolean => b !== undefined && wordsOf(a) === wordsOf(b);

/** The settings after an adjustment. A call or event without settings has no entry. */
export function adjusted(
  settings: FaultSettings,
  { calls = {}, events = {}, ...common }: FaultAdjustment,
): FaultSettings {
  return {
    ...settings,
    ...common,
    calls: withEach(settings.calls, calls as Record<string, Adjustment>),
    events: withEach(settings.events, events as Record<string, Adjustment>),
  } as FaultSettings;
}

function withEach(table: Readonly<Record<string, Own>>, changes: Readonly<Record<string, Adjustment>>) {
  const next = { ...table };
  for (const [name, change] of Object.entries(changes)) {
    const own = withOne(next[name] ?? {}, change);
    if (Object.keys(own).length > 0) next[name] = own;
    else delete next[name];
  }
  return next;
}

function withOne(before: Own, { without = [], field, withoutField, ...set }: Adjustment): Own {
  const { fields = [], ...rest } = { ...before, ...set } as Own;
  const removed = fields.findIndex((one) => isSame(one, withoutField));
  const left = [...fields.filter((_, at) => at !== removed), ...(field ? [field] : [])];
  const own = Object.entries({ ...rest, ...(left.length > 0 && { fields: left }) });
  return Object.fromEntries(own.filter(([name]) => !without.some((one) => one === name))) as Own;
}
