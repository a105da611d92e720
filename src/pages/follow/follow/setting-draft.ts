import * as v from 'valibot';
import type { CopySetting } from '@/data/copy/queries';
import { createDraft } from '@/data/session/drafts';
import { COPY_DAYS, type CopyType, LOTS, MULTIPLE } from '@/domain/copy/copy';
import { Decimal, type Money, typedAmount } from '@/domain/money/money';

export type Days = 0 | (typeof COPY_DAYS)[number];

/** What was changed in the copy settings. */
const changes = v.object({
  mode: v.exactOptional(v.picklist(['multiple', 'lots'])),
  multiple: v.exactOptional(v.string()),
  lots: v.exactOptional(v.string()),
  /** Days from now; 0 for no end, null to keep the current end date. */
  days: v.exactOptional(v.nullable(v.picklist([0, ...COPY_DAYS]))),
  agreed: v.exactOptional(v.boolean()),
});
type Changes = v.InferOutput<typeof changes>;

export type SettingInput = Required<Changes>;

const UNTOUCHED: SettingInput = { mode: 'multiple', multiple: '1', lots: '1', days: 0, agreed: false };

/**
 * The changes for one trader at a time. Unchanged fields follow the saved setting, because the page may first show the
 * trader as cached before the setting was saved.
 */
const schema = v.object({ traderId: v.number(), changed: changes });
type SettingDraft = v.InferOutput<typeof schema>;

const NOTHING: SettingDraft = { traderId: 0, changed: {} };

export const settingDraft = createDraft('copy-setting', schema, NOTHING);

const changedOf = (draft: SettingDraft, traderId: number) => (draft.traderId === traderId ? draft.changed : {});

/** The form of a trader: what was changed, otherwise the saved setting, otherwise the defaults. */
export function inputFor(draft: SettingDraft, traderId: number, saved: CopySetting | null): SettingInput {
  return { ...(saved ? savedInput(saved) : UNTOUCHED), ...changedOf(draft, traderId) };
}

function savedInput({ number, type, deadline }: CopySetting): SettingInput {
  const mode = type === MULTIPLE ? 'multiple' : 'lots';
  return { ...UNTOUCHED, mode, [mode]: new Decimal(number).toFixed(), days: deadline === 0 ? 0 : null, agreed: true };
}

export function changeSetting(traderId: number, part: Changes): void {
  settingDraft.set({ traderId, changed: { ...changedOf(settingDraft.get(), traderId), ...part } });
}

export const clearSetting = (): void => settingDraft.set(NOTHING);

export const typeOf = ({ mode }: SettingInput): CopyType => (mode === 'multiple' ? MULTIPLE : LOTS);

/** The typed number; NaN while there is none. */
export function numberOf({ mode, multiple, lots }: SettingInput): Money {
  const text = mode === 'multiple' ? multiple : lots;
  return typedAmount(text);
}
