import * as v from 'valibot';
import { createDraft } from '@/data/drafts';
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
  /** The code of the link by which somebody came: taken over once, because it may be typed over. */
  linkedInvite: v.string(),
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
  linkedInvite: '',
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
