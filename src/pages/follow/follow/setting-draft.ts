import * as v from 'valibot';
import type { CopySetting } from '@/data/queries/copy';
import { createDraft } from '@/data/session/drafts';
import { COPY_DAYS, type CopyType, LOTS, MULTIPLE } from '@/domain/copy/copy';
import { Decimal, type Money } from '@/domain/money/money';

export type Days = 0 | (typeof COPY_DAYS)[number];

const schema = v.object({
  traderId: v.number(),
  mode: v.picklist(['multiple', 'lots']),
  multiple: v.string(),
  lots: v.string(),
  /** Days from now; 0 for no end, null to keep the current end date. */
  days: v.nullable(v.picklist([0, ...COPY_DAYS])),
  agreed: v.boolean(),
});

/** Input of the copy settings, for one trader at a time. */
export type SettingDraft = v.InferOutput<typeof schema>;

const EMPTY: SettingDraft = { traderId: 0, mode: 'multiple', multiple: '1', lots: '1', days: 0, agreed: false };

export const settingDraft = createDraft('copy-setting', schema, EMPTY);

/** Initial form of a trader: the draft if it belongs to them, otherwise the saved setting, otherwise the defaults. */
export function draftFor(draft: SettingDraft, traderId: number, setting: CopySetting | null): SettingDraft {
  if (draft.traderId === traderId) return draft;
  if (!setting) return { ...EMPTY, traderId };
  const number = new Decimal(setting.number).toFixed();
  const mode = setting.type === MULTIPLE ? 'multiple' : 'lots';
  const days = setting.deadline === 0 ? 0 : null;
  return { ...EMPTY, traderId, mode, [mode]: number, days, agreed: true };
}

export const clearSetting = (): void => settingDraft.set(EMPTY);

export const typeOf = ({ mode }: SettingDraft): CopyType => (mode === 'multiple' ? MULTIPLE : LOTS);

/** The typed number; NaN while there is none. */
export function numberOfDraft({ mode, multiple, lots }: SettingDraft): Money {
  const text = mode === 'multiple' ? multiple : lots;
  return new Decimal(text === '' ? Number.NaN : text);
}
