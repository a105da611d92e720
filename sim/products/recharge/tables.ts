import { defineTable } from '@sim/db/table-definition';
import { pictureContent } from '../content/picture-content';

/** 1 under review, 2 credited, 3 failed (contract section 1.3, charge_req status). */
export const PENDING = 1;
export const APPROVED = 2;
export const REJECTED = 3;
export type RechargeStatus = typeof PENDING | typeof APPROVED | typeof REJECTED;

/** 0 a coin over its network, 1 a bank card (contract section 1.3, charge_req type). */
export type RechargeWay = 0 | 1;

/** A deposit as reported by a customer. Amounts are decimal strings of at most 8 decimals. */
export interface RechargeRow {
  readonly id: number;
  readonly userId: number;
  /** Name in the ledger, for example 'BTC'. */
  readonly asset: string;
  readonly amount: string;
  readonly way: RechargeWay;
  /** Code of the network; '' for a card payment. */
  readonly network: string;
  /** The deposit address; '' for a card payment. */
  readonly address: string;
  /** The payment's hash or reference, as typed; '' when none was given. */
  readonly hash: string;
  /** Tag or memo that identifies the customer on a shared address; '' where there is none. */
  readonly memo: string;
  /** Address of the uploaded picture. */
  readonly voucher: string;
  readonly status: RechargeStatus;
  /** Why it failed, '' otherwise. */
  readonly remark: string;
  /** The VIP tier's extras: shares of 1, and the amounts. Fixed with the request, credited with the approval. */
  readonly giveShare: string;
  readonly give: string;
  readonly cashbackShare: string;
  readonly cashback: string;
  readonly createdMs: number;
  readonly updatedMs: number;
}

/** Key of a transaction on a network, independent of how its hash was typed; null without one. */
export const paymentKey = (asset: string, network: string, hash: string): string | null =>
  hash === '' || network === '' ? null : `${asset}|${network}|${plainHash(hash)}`;

/** Hexadecimal hashes are equal in any case and with or without 0x. Other alphabets are case-sensitive. */
function plainHash(hash: string): string {
  const hex = /^(?:0x)?([\da-f]+)$/i.exec(hash)?.[1];
  return hex === undefined ? hash : hex.toLowerCase();
}

export const recharges = defineTable<RechargeRow>()({
  name: 'recharges',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userStatus: (row) => `${row.userId}|${row.status}`,
    status: (row) => row.status,
    payment: (row) => paymentKey(row.asset, row.network, row.hash),
    picture: (row) => pictureContent(row.voucher),
  },
});
