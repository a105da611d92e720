import { defineTable } from '@sim/db/table-definition';
import type { ReviewStatus } from '@/domain/identity';

/** A customer. Rows are flat and immutable: a change is an update of the table. */
export interface UserRow {
  readonly id: number;
  /** '' until bound; one of e-mail and phone is always there. */
  readonly email: string;
  /** Digits only, without the area code; '' until bound. */
  readonly phone: string;
  /** Dialling code of the phone without '+'. */
  readonly areaCode: string;
  /** What the customer registered with; a third way to log in, and what records show. */
  readonly accountNumber: string;
  readonly nickname: string;
  readonly signature: string;
  /** Address of the picture, '' for the app's own. */
  readonly headPortrait: string;
  /** The invite code this customer hands out. */
  readonly inviteCode: string;
  /** Who invited this customer; 0 for nobody. */
  readonly parentId: number;
  /** VIP tier 0 to 4 (specification section 6). */
  readonly level: number;
  /** Worth of all approved deposits in USD when they were approved, a decimal string: what the tier follows from. */
  readonly depositedUsd: string;
  /** Credit score, a whole number. */
  readonly score: number;
  readonly isTrader: boolean;
  readonly isLocked: boolean;
  /** Level 1, basic. 0 means no identity record at all, which is what answers 998. */
  readonly reviewStatus: ReviewStatus;
  /** Level 2, advanced. */
  readonly advancedStatus: ReviewStatus;
  /** Name from the identity check, '' before it. */
  readonly realName: string;
  readonly passwordSalt: string;
  readonly passwordDigest: string;
  /** '' until a payment password is set. */
  readonly payPasswordDigest: string;
  /** Counts logins, so that every session gets a token of its own. */
  readonly loginCount: number;
  readonly createdMs: number;
}

export const users = defineTable<UserRow>()({
  name: 'users',
  key: 'id',
  indexes: {
    email: (row) => row.email || null,
    phone: (row) => row.phone || null,
    accountNumber: (row) => row.accountNumber,
    inviteCode: (row) => row.inviteCode,
    parentId: (row) => row.parentId || null,
  },
});

/** Wrong tries of a customer's payment password in a row: the row's id is the user's. Gone after a right one. */
export interface PayTriesRow {
  readonly id: number;
  readonly wrong: number;
  /** 0 while it is not locked. */
  readonly lockedUntilMs: number;
}

export const payTries = defineTable<PayTriesRow>()({ name: 'payTries', key: 'id' });

/** Withdrawals of a customer rest after a new login password: the row's id is the user's. */
export interface PayoutPauseRow {
  readonly id: number;
  readonly untilMs: number;
}

export const payoutPauses = defineTable<PayoutPauseRow>()({ name: 'payoutPauses', key: 'id' });

/** Wrong tries to log in, of an account or from an address. Gone after a right one of the account. */
export interface LoginTriesRow {
  /** `user 7` or `from 192.0.2.1`. */
  readonly key: string;
  readonly wrong: number;
  readonly lastMs: number;
  /** The next try is taken from here on; 0 for at once. */
  readonly waitUntilMs: number;
}

export const loginTries = defineTable<LoginTriesRow>()({ name: 'loginTries', key: 'key' });

/** The one live session of a customer: the row's id is the user's. */
export interface SessionRow {
  readonly id: number;
  readonly token: string;
  readonly openedMs: number;
}

export const sessions = defineTable<SessionRow>()({
  name: 'sessions',
  key: 'id',
  indexes: { token: (row) => row.token },
});

/** What a code is good for. A code sent for one purpose does not open another. */
export const CODE_PURPOSES = ['register', 'forget', 'bind', 'security'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The latest code of one address and purpose; `slot` is `purpose:account`. */
export interface CodeRow {
  readonly id: number;
  readonly slot: string;
  readonly code: string;
  readonly sentMs: number;
  readonly expiresMs: number;
  /** Wrong tries of this code. */
  readonly wrong: number;
  /** Counts the codes of this slot, so that each differs from the one before. */
  readonly sentCount: number;
}

export const codes = defineTable<CodeRow>()({ name: 'codes', key: 'id', indexes: { slot: (row) => row.slot } });

/** A message that a real exchange would have sent: testers and presenters read the code here. */
export interface InboxRow {
  readonly id: number;
  readonly channel: 'mail' | 'sms';
  /** E-mail address, or area code and number. */
  readonly recipient: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly sentMs: number;
  readonly expiresMs: number;
}

export const inbox = defineTable<InboxRow>()({
  name: 'inbox',
  key: 'id',
  indexes: { recipient: (row) => row.recipient },
});
