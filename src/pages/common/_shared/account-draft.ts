import * as v from 'valibot';
import { createDraft } from '@/data/drafts';
import { AREA_CODES, type AreaCode, DEFAULT_AREA_CODE } from '@/domain/area-codes';
import { useStore } from '@/lib/use-store';
import type { ValueStore } from '@/lib/value-store';

const codeRequest = v.object({
  purpose: v.picklist(['register', 'forget']),
  channel: v.picklist(['email', 'mobile']),
  account: v.string(),
  areaCode: v.string(),
});

const accountDraft = v.object({
  kind: v.picklist(['email', 'mobile']),
  /** An e-mail address; the login also takes an account number here. */
  email: v.string(),
  mobile: v.string(),
  code: v.string(),
  /** Invite code, for the registration only. */
  invite: v.string(),
  agreed: v.boolean(),
  /** The last code that was sent, and from when (exchange time) another may be asked for. */
  sent: v.nullable(v.object({ request: codeRequest, resendAtMs: v.number() })),
});

/** What somebody has typed into login, registration or "forgot password", without the passwords. */
export type AccountDraft = v.InferOutput<typeof accountDraft>;
export type AccountKind = AccountDraft['kind'];

export const EMPTY_DRAFT: AccountDraft = {
  kind: 'email',
  email: '',
  mobile: '',
  code: '',
  invite: '',
  agreed: false,
  sent: null,
};

export const loginDraft = createDraft('login', accountDraft, EMPTY_DRAFT);
export const registerDraft = createDraft('register', accountDraft, EMPTY_DRAFT);
export const forgotDraft = createDraft('forgot', accountDraft, EMPTY_DRAFT);

/** A draft and a way to change some of its fields. */
export function useAccountDraft(store: ValueStore<AccountDraft>) {
  const draft = useStore(store);
  const change = (fields: Partial<AccountDraft>) => store.set({ ...store.get(), ...fields });
  return [draft, change] as const;
}

const RECENT_COUNT = 4;
const areaChoice = v.object({ country: v.string(), recent: v.array(v.string()) });

/** The area code picked on /pages/common/area. One for all three forms: it is the same person's phone. */
const areaDraft = createDraft('area', areaChoice, { country: DEFAULT_AREA_CODE.country, recent: [] });

const areaOf = (country: string) => AREA_CODES.find((code) => code.country === country);

export function useArea(): AreaCode {
  return areaOf(useStore(areaDraft).country) ?? DEFAULT_AREA_CODE;
}

/** Countries picked before, the latest first. */
export function useRecentAreas(): readonly AreaCode[] {
  return useStore(areaDraft).recent.flatMap((country) => areaOf(country) ?? []);
}

export function pickArea(country: string): void {
  const others = areaDraft.get().recent.filter((other) => other !== country);
  areaDraft.set({ country, recent: [country, ...others].slice(0, RECENT_COUNT) });
}
