import { defineTable } from '@sim/db/table-definition';
import type { ReviewStatus } from '@/domain/identity/identity';

/** A customer. Rows are flat and immutable: a change goes through the table's update. */
export interface UserRow {
  readonly id: number;
  /** '' until bound. A user always has an e-mail address or a phone number. */
  readonly email: string;
  /** Digits only, without the area code; '' until bound. */
  readonly phone: string;
  /** Dialling code of the phone without '+'. */
  readonly areaCode: string;
  /** The name the customer registered with. It is a third way to log in, and records show it. */
  readonly accountNumber: string;
  readonly nickname: string;
  readonly signature: string;
  /** Address of the picture; '' for the app's default picture. */
  readonly headPortrait: string;
  /** The invite code this customer hands out. */
  readonly inviteCode: string;
  /** User id of the inviter; 0 for none. */
  readonly parentId: number;
  /** VIP tier 0 to 4 (specification section 6). */
  readonly level: number;
  /**
   * Value in USD of all approved deposits, each at the time of its approval, as a decimal string. The VIP tier follows
   * from it.
   */
  readonly depositedUsd: string;
  /** Credit score, a whole number. */
  readonly score: number;
  readonly isTrader: boolean;
  readonly isLocked: boolean;
  /** Status of level 1, basic. 0 means no identity record at all: calls that need verification then answer 998. */
  readonly reviewStatus: ReviewStatus;
  /** Status of level 2, advanced. */
  readonly advancedStatus: ReviewStatus;
  /** Name from the identity check, '' before it. */
  readonly realName: string;
  readonly passwordSalt: string;
  readonly passwordDigest: string;
  /** '' until a payment password is set. */
  readonly payPasswordDigest: string;
  /** Number of logins so far; part of the token, so that every session has a different one. */
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

/** Wrong tries of a payment password in a row. The row's id is the user's. A right one removes the row. */
export interface PayTriesRow {
  readonly id: number;
  readonly wrong: number;
  /** End of the lock in epoch ms; 0 when it is not locked. */
  readonly lockedUntilMs: number;
}

export const payTries = defineTable<PayTriesRow>()({ name: 'payTries', key: 'id' });

/** Pause of withdrawals after a new login password. The row's id is the user's. */
export interface PayoutPauseRow {
  readonly id: number;
  readonly untilMs: number;
}

export const payoutPauses = defineTable<PayoutPauseRow>()({ name: 'payoutPauses', key: 'id' });

/** Wrong login tries of an account or from an address. A successful login removes the account's row. */
export interface LoginTriesRow {
  /** `user 7` or `from 192.0.2.1`. */
  readonly key: string;
  readonly wrong: number;
  readonly lastMs: number;
  /** The next try is accepted from this instant on; 0 for at once. */
  readonly waitUntilMs: number;
}

export const loginTries = defineTable<LoginTriesRow>()({ name: 'loginTries', key: 'key' });

/** The one live session of a customer. The row's id is the user's. */
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

/** Purposes of a code. A code sent for one purpose is not accepted for another. */
export const CODE_PURPOSES = ['register', 'forget', 'bind', 'security'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The latest code of one address and purpose; `slot` is `purpose:account`. */
export interface CodeRow {
  readonly id: number;
  readonly slot: string;
  readonly code: string;
  readonly sentMs: number;
  readonly expiresMs: number;
  /** Wrong tries of this code so far. */
  readonly wrong: number;
  /** Number of codes sent to this slot; part of the code's random draw. */
  readonly sentCount: number;
}

export const codes = defineTable<CodeRow>()({ name: 'codes', key: 'id', indexes: { slot: (row) => row.slot } });

/** A message that a real exchange would send by e-mail or SMS. Testers and presenters read the code here. */
export interface InboxRow {
  readonly id: number;
  readonly channel: 'mail' | 'sms';
  /** E-mail address, or '+', area code and number. */
  readonly recipient: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly sentMs: number;
  readonly expiresMs: number;
  /** User id of who asked for it; 0 for a visitor. */
  readonly askedBy: number;
  /** Address of the connection it was asked for from; '' where the host does not know it. */
  readonly from: string;
}

export const inbox = defineTable<InboxRow>()({
  name: 'inbox',
  key: 'id',
  indexes: {
    recipient: (row) => row.recipient,
    askedBy: (row) => row.askedBy || null,
    from: (row) => row.from,
  },
});
