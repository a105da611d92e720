import type { AccountKind } from '@/contract/account-kinds';
import type { NewUser } from './users';

/** All personas share it, so that it is easy to remember. The payment password is 123456. */
export const PERSONA_PASSWORD = 'pocket123';
export const PERSONA_PAY_PASSWORD = '123456';

/** [account kind, asset, amount] */
type Balance = readonly [AccountKind, string, string];

export interface Persona {
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
export const phoned = (places: string) => ({ areaCode: '62', phone: `8129000${places}` });
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
