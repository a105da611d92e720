import { defineTable } from '@sim/db/table-definition';
import type { CARD_FIELD_NAMES } from '@/domain/bank-card';
import type { NetworkCode } from '@/domain/networks';
import type { PayoutType } from '@/domain/payout';

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
  /** The address, or bank and last digits of the card: where it goes is fixed when it is asked for. */
  readonly target: string;
  /** The tag or memo that goes with it; '' for none. */
  readonly memo: string;
  /** Frozen in the spot account while it waits; the fee is part of it. */
  readonly amount: string;
  readonly fee: string;
  /** What it weighed against the limits when it was asked for. */
  readonly usd: string;
  readonly btc: string;
  readonly status: typeof WAITING | typeof PAID | typeof REFUSED;
  /** Why it failed, in the reviewer's words. */
  readonly notes: string;
  readonly createdMs: number;
  /** 0 while it waits. */
  readonly decidedMs: number;
}

export const withdrawals = defineTable<WithdrawalRow>()({
  name: 'withdrawals',
  key: 'id',
  indexes: { user: (row) => row.userId, status: (row) => row.status },
});

/** An address that a customer has saved. */
export interface WalletAddressRow {
  readonly id: number;
  readonly userId: number;
  readonly currencyId: number;
  readonly network: NetworkCode | '';
  readonly address: string;
  /** The tag or memo that goes with it; '' for none. */
  readonly memo: string;
  readonly label: string;
  /** Address of the uploaded picture. */
  readonly qrcode: string;
  readonly createdMs: number;
  readonly updatedMs: number;
}

export const walletAddresses = defineTable<WalletAddressRow>()({
  name: 'wallet_addresses',
  key: 'id',
  indexes: { user: (row) => row.userId },
});

/** A bank card by its family columns; one domestic and one international a customer. */
export interface BankCardRow extends Readonly<Record<(typeof CARD_FIELD_NAMES)[number], string>> {
  readonly id: number;
  readonly userId: number;
  readonly isInternational: boolean;
  /** Of the list of banks; 0 for one that is not on it. */
  readonly bankId: number;
  readonly wechat_nickname: string;
  readonly createdMs: number;
}

export const bankCards = defineTable<BankCardRow>()({
  name: 'bank_cards',
  key: 'id',
  indexes: { user: (row) => row.userId },
});
