import type { AccountKind } from '@/contract/wallet';
import { tradingAccountOf } from '@/domain/accounts/accounts';
import { money, roundDebit } from '@/domain/money/money';
import { houseAccount, userAccount } from '../ledger/accounts';
import type { LiveWorld } from '../live-world';
import { instrumentBySymbol } from '../market/instruments';
import { accountHistoryOf, inThePast } from '../products/accounts/past';
import { createUser, type NewUser } from '../products/accounts/users';
import { seedIdentity } from '../products/identity/preset';
import { rejectIdentity } from '../products/identity/review';
import { seedLoan } from '../products/loans/founding';
import { seedMembership } from '../products/membership/founding';
import { seedMessages } from '../products/messages/founding';
import { seedAddresses } from '../products/payout/founding';
import { ticksToMoney } from '../products/spot/walk';
import { addCost } from '../products/stocks/cost';
import { seedConversation } from '../products/support/founding';

/** All personas share it, so that it is easy to remember. The payment password is 123456. */
export const PERSONA_PASSWORD = 'pocket123';
const PERSONA_PAY_PASSWORD = '123456';

/** [account kind, asset, amount] */
type Balance = readonly [AccountKind, string, string];

interface Persona {
  readonly user: Omit<NewUser, 'password'> & { readonly email: string; readonly nickname: string };
  readonly balances: readonly Balance[];
  /**
   * The name on the document of a persona whose Lv1 verification is under review. Verified personas have it as
   * `realName`.
   */
  readonly asks?: string;
  /** Why the review has rejected the document. */
  readonly rejected?: string;
  /** Nickname of the persona whose invitation code they used; it must come earlier in the list. */
  readonly invitedBy?: string;
  /** True for a persona with a running loan. */
  readonly borrows?: boolean;
}

/** Verification requires both an e-mail address and a phone number (specification section 6). */
const phoned = (places: string) => ({ areaCode: '62', phone: `8129000${places}` });
const verified = (places: string) => ({ ...phoned(places), reviewStatus: 2 }) as const;
const verifiedTwice = (places: string) => ({ ...verified(places), advancedStatus: 2 }) as const;
const vip = (tier: 1 | 2 | 3 | 4, nickname: string, usdt: string): Persona => ({
  user: {
    email: `vip${tier}@example.com`,
    nickname,
    level: tier,
    depositedUsd: usdt,
    realName: nickname,
    ...verifiedTwice(`010${4 + tier}`),
  },
  balances: [
    ['change', 'USDT', usdt],
    ['stock', 'USDT', '10000'],
  ],
});

/** The customers that every exchange starts with (designed). `visitor` has no account, so it is not among them. */
export const PERSONAS = {
  newcomer: { user: { email: 'newcomer@example.com', nickname: 'Sari' }, balances: [] },
  'verified-1': {
    user: { email: 'verified1@example.com', nickname: 'Budi', realName: 'Budi Hartono', ...verified('0110') },
    balances: [['change', 'USDT', '1000']],
  },
  'verified-2': {
    user: { email: 'verified2@example.com', nickname: 'Dewi', realName: 'Dewi Lestari', ...verifiedTwice('0111') },
    balances: [
      ['change', 'USDT', '5000'],
      ['lever', 'USDT', '1000'],
      ['stock', 'USDT', '1000'],
    ],
  },
  trader: {
    user: { email: 'maya@example.com', nickname: 'Maya', realName: 'Maya Rahmawati', ...verifiedTwice('0112') },
    balances: [
      ['change', 'USDT', '10000'],
      ['change', 'BTC', '0.05'],
      ['lever', 'USDT', '5000'],
      ['micro', 'USDT', '1000'],
      ['legal', 'USDT', '500'],
      ['mining', 'USDT', '3000'],
      ['stock', 'USDT', '2000'],
      ['margin', 'USDT', '500'],
      ['financial', 'USDT', '500'],
    ],
  },
  follower: {
    user: { email: 'follower@example.com', nickname: 'Rizky', realName: 'Rizky Pratama', ...verified('0113') },
    balances: [['lever', 'USDT', '2000']],
    invitedBy: 'Maya',
  },
  artist: {
    user: { email: 'artist@example.com', nickname: 'Lena', realName: 'Lena Wijaya', ...verified('0114') },
    balances: [['change', 'USDT', '300']],
    invitedBy: 'Maya',
  },
  'vip-1': vip(1, 'Agus', '120000'),
  'vip-2': vip(2, 'Putri', '220000'),
  'vip-3': { ...vip(3, 'Hendra', '320000'), borrows: true },
  'vip-4': vip(4, 'Ratna', '520000'),
  whale: {
    user: {
      email: 'whale@example.com',
      nickname: 'Whale',
      level: 4,
      depositedUsd: '25000000',
      realName: 'Surya Wijaya',
      ...verifiedTwice('0115'),
    },
    balances: [
      ['change', 'USDT', '25000000'],
      ['change', 'BTC', '300'],
      ['change', 'ETH', '4000'],
      ['stock', 'USDT', '2000000'],
    ],
  },
  blocked: { user: { email: 'blocked@example.com', nickname: 'Joko', isLocked: true }, balances: [] },
  bound: { user: { email: 'bound@example.com', nickname: 'Nia', ...phoned('0101') }, balances: [] },
  'pending-1': {
    user: { email: 'pending1@example.com', nickname: 'Tono', ...phoned('0102'), reviewStatus: 1 },
    balances: [['change', 'USDT', '500']],
    asks: 'Tono Saputra',
  },
  'pending-2': {
    user: {
      email: 'pending2@example.com',
      nickname: 'Wulan',
      ...phoned('0103'),
      realName: 'Wulan Sari',
      reviewStatus: 2,
      advancedStatus: 1,
    },
    balances: [['change', 'USDT', '1500']],
  },
  rejected: {
    user: { email: 'rejected@example.com', nickname: 'Yusuf', ...phoned('0104'), reviewStatus: 1 },
    balances: [],
    asks: 'Yusuf Hakim',
    rejected: 'The name does not match the document',
  },
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;

export const isPersona = (name: string): name is PersonaName => Object.hasOwn(PERSONAS, name);

/** E-mail address of a persona. Throws with the existing names when there is no such persona. */
export function personaEmail(name: string): string {
  if (isPersona(name)) return PERSONAS[name].user.email;
  throw new Error(`no persona "${name}"; there are: ${Object.keys(PERSONAS).join(', ')}`);
}

/** Creates and funds all accounts. Runs once, before the first command. */
export function createPersonas(world: LiveWorld): void {
  const passwords = { password: PERSONA_PASSWORD, payPassword: PERSONA_PAY_PASSWORD };
  const ids = new Map<string, number>();
  for (const [index, { user, balances, asks, rejected, invitedBy = '', borrows }] of Object.values<Persona>(
    PERSONAS,
  ).entries()) {
    const phone = user.reviewStatus ? phoned(String(index).padStart(4, '0')) : {};
    const parentId = ids.get(invitedBy) ?? 0;
    const past = accountHistoryOf(world.nowMs, { reviewStatus: user.reviewStatus ?? 0, parentId });
    const row = inThePast(world, past.joinedMs, () => createUser(world, { ...phone, ...user, ...passwords, parentId }));
    ids.set(user.nickname, row.id);
    seedMembership(world, row, past);
    seedMessages(world, row, past);
    seedConversation(world, row);
    if (borrows) seedLoan(world, row.id);
    for (const [kind, asset, amount] of balances) grant(world, row.id, kind, asset, amount);
    const name = asks ?? row.realName;
    if (row.reviewStatus !== 0) seedIdentity(world, row, name, past);
    if (row.reviewStatus === 2) seedAddresses(world, row.id);
    if (rejected) rejectIdentity(world, row.id, 1, rejected);
  }
}

/** The account kind in which an asset is traded. Used when no account is named. */
export const homeAccountOf = (asset: string): AccountKind =>
  tradingAccountOf(instrumentBySymbol(`${asset}/USDT`)?.kind);

/** Grants an amount from the treasury. Throws on an invalid amount. */
export function grant(world: LiveWorld, userId: number, kind: AccountKind, asset: string, amount: string): void {
  const note = { atMs: world.nowMs, reason: 'grant', ref: 'sandbox' } as const;
  world.ledger.transfer(houseAccount('house:treasury', asset), userAccount(userId, kind, asset), money(amount), note);
  const share = instrumentBySymbol(`${asset}/USDT`);
  if (share?.kind !== 'stock' || kind !== 'stock') return;
  // Stocks count as bought at the current price, so that their profit can be computed.
  const price = ticksToMoney(share, world.market.lastTicks(share.index, world.nowMs));
  addCost(world, userId, share, money(amount), roundDebit(price.times(amount)));
}
