import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { session } from '@/data/session/session';
import { useStore } from '@/lib/stores/use-store';
import type { ValueStore } from '@/lib/stores/value-store';

const codeRequest = v.object({
  purpose: v.picklist(['register', 'forget']),
  channel: v.picklist(['email', 'mobile']),
  account: v.string(),
  areaCode: v.string(),
});

const accountDraft = v.object({
  kind: v.picklist(['email', 'mobile']),
  /** E-mail address. The login also accepts an account number here. */
  email: v.string(),
  mobile: v.string(),
  code: v.string(),
  /** Invite code; used by the registration only. */
  invite: v.string(),
  /**
   * Invite code of the link which opened the app. It is copied into `invite` once, because the user may change it
   * there.
   */
  linkedInvite: v.string(),
  agreed: v.boolean(),
  /** The last code sent, and the exchange time in epoch milliseconds from which another may be requested. */
  sent: v.nullable(v.object({ request: codeRequest, resendAtMs: v.number() })),
});

/** Input of login, registration or "forgot password", without the passwords. */
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

// Other drafts of a visitor survive the login, but these three are of no more use after it.
session.token.subscribe(() => {
  if (session.token.get() === '') return;
  for (const draft of [loginDraft, registerDraft, forgotDraft]) draft.set(EMPTY_DRAFT);
});

/** Fills the login form after the account was opened or got a new password. */
export function takeAccountToLogin({ kind, email, mobile }: AccountDraft): void {
  loginDraft.set({ ...EMPTY_DRAFT, kind, email, mobile });
}

/** Returns a draft and a function which changes some of its fields. */
export function useAccountDraft(store: ValueStore<AccountDraft>) {
  const draft = useStore(store);
  const change = (fields: Partial<AccountDraft>) => store.set({ ...store.get(), ...fields });
  return [draft, change] as const;
}
