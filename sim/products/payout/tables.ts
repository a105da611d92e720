import { defineTable } from '@sim/db/table-definition';
import type { CARD_FIELD_NAMES } from '@/domain/payout/bank-card';
import type { NetworkCode } from '@/domain/payout/networks';
import type { PayoutType } from '@/domain/payout/payout';

/** 1 under review, 2 done, 3 failed (contract section 1.3). */
export const WAITING = 1;
export const PAID = 2;
export const REFUSED = 3;

/** A withdrawal. Amounts are decimal strings of at most 8 decimals. */
export interface WithdrawalRow {
  readonly id: number;
  readonly userId: number;
  readonly asset: string;
  readonly type: PayoutType;
  /** '' for bank cards. */
  readonly network: NetworkCode | '';
  /** The address, or the bank and the last digits of the card, as of the request. */
  readonly target: string;
  /** Tag or memo for the address; '' for none. */
  readonly memo: string;
  /** Frozen in the spot account until the review. The fee is part of it. */
  readonly amount: string;
  readonly fee: string;
  /** Value counted against the limits, as of the request. */
  readonly usd: string;
  readonly btc: string;
  readonly status: typeof WAITING | typeof PAID | typeof REFUSED;
  /** Why it was rejected, in the reviewer's words. */
  readonly notes: string;
  readonly createdMs: number;
  /** 0 until it is decided. */
  readonly decidedMs: number;
}

export const withdrawals = defineTable<WithdrawalRow>()({
  name: 'withdrawals',
  key: 'id',
  indexes: { user: (row) => row.userId, status: (row) => row.status },
});

/** An address in a customer's address book. */
export interface WalletAddressRow {
  readonly id: number;
  readonly userId: number;
  readonly currencyId: number;
  readonly network: NetworkCode | '';
  readonly address: string;
  /** Tag or memo for the address; '' for none. */
  readonly memo: string;
  readonly label: string;
  /** Address of the uploaded picture; '' in the seed data. */
  readonly qrcode: string;
  readonly createdMs: number;
  readonly updatedMs: number;
}

export const walletAddresses = defineTable<WalletAddressRow>()({
  name: 'wallet_addresses',
  key: 'id',
  indexes: { user: (row) => row.userId },
});

/** A bank card with the columns of existing servers. A customer has at most one domestic and one international card. */
export interface BankCardRow extends Readonly<Record<(typeof CARD_FIELD_NAMES)[number], string>> {
  readonly id: number;
  readonly userId: number;
  readonly isInternational: boolean;
  /** Id in the list of banks; 0 for a bank that is not in it. */
  readonly bankId: number;
  readonly wechat_nickname: string;
  readonly createdMs: number;
}

export const bankCards = defineTable<BankCardRow>()({
  name: 'bank_cards',
  key: 'id',
  indexes: { user: (row) => row.userId },
});
