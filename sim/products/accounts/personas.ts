import type { PersonSource } from '../../people/person';

/** All personas share it, so that it is easy to remember. The payment password is 123456. */
export const PERSONA_PASSWORD = 'pocket123';
export const PERSONA_PAY_PASSWORD = '123456';

const phoned = (places: string) => ({ phone: `+62 8129000${places}` });
const verified = (places: string) => ({ ...phoned(places), identity: 'basic' }) as const;
const verifiedTwice = (places: string) => ({ ...phoned(places), identity: 'advanced' }) as const;
const vip = (tier: 1 | 2 | 3 | 4, name: string, usdt: string) =>
  ({
    name,
    email: `vip${tier}@example.com`,
    level: tier,
    deposited: usdt,
    realName: name,
    ...verifiedTwice(`010${4 + tier}`),
    balances: { change: { USDT: usdt }, stock: { USDT: '10000' } },
  }) satisfies PersonSource;

/** The customers that every exchange starts with (designed). `visitor` has no account, so it is not among them. */
export const PERSONAS = {
  newcomer: { name: 'Sari', email: 'newcomer@example.com' },
  'verified-1': {
    name: 'Budi',
    email: 'verified1@example.com',
    realName: 'Budi Hartono',
    ...verified('0110'),
    balances: { change: { USDT: '1000' } },
  },
  'verified-2': {
    name: 'Dewi',
    email: 'verified2@example.com',
    realName: 'Dewi Lestari',
    ...verifiedTwice('0111'),
    balances: { change: { USDT: '5000' }, lever: { USDT: '1000' }, stock: { USDT: '1000' } },
  },
  trader: {
    name: 'Maya',
    email: 'maya@example.com',
    realName: 'Maya Rahmawati',
    ...verifiedTwice('0112'),
    balances: {
      change: { USDT: '10000', BTC: '0.05' },
      lever: { USDT: '5000' },
      micro: { USDT: '1000' },
      legal: { USDT: '500' },
      mining: { USDT: '3000' },
      stock: { USDT: '2000' },
      margin: { USDT: '500' },
      financial: { USDT: '500' },
    },
  },
  follower: {
    name: 'Rizky',
    email: 'follower@example.com',
    realName: 'Rizky Pratama',
    ...verified('0113'),
    invitedBy: 'trader',
    balances: { lever: { USDT: '2000' } },
  },
  artist: {
    name: 'Lena',
    email: 'artist@example.com',
    realName: 'Lena Wijaya',
    ...verified('0114'),
    invitedBy: 'trader',
    balances: { change: { USDT: '300' } },
  },
  'vip-1': vip(1, 'Agus', '120000'),
  'vip-2': vip(2, 'Putri', '220000'),
  'vip-3': {
    ...vip(3, 'Hendra', '320000'),
    // A run that starts in the morning sees the loan's next day begin in the evening.
    loans: [{ amount: '40000', days: 30, ago: '109h', repaid: [{ day: 3, amount: '10054' }] }],
  },
  'vip-4': vip(4, 'Ratna', '520000'),
  whale: {
    name: 'Whale',
    email: 'whale@example.com',
    level: 4,
    deposited: '25000000',
    realName: 'Surya Wijaya',
    ...verifiedTwice('0115'),
    balances: { change: { USDT: '25000000', BTC: '300', ETH: '4000' }, stock: { USDT: '2000000' } },
  },
  blocked: { name: 'Joko', email: 'blocked@example.com', blocked: true },
  bound: { name: 'Nia', email: 'bound@example.com', ...phoned('0101') },
  'pending-1': {
    name: 'Tono',
    email: 'pending1@example.com',
    ...phoned('0102'),
    identity: 'basic-pending',
    realName: 'Tono Saputra',
    balances: { change: { USDT: '500' } },
  },
  'pending-2': {
    name: 'Wulan',
    email: 'pending2@example.com',
    ...phoned('0103'),
    realName: 'Wulan Sari',
    identity: 'advanced-pending',
    balances: { change: { USDT: '1500' } },
  },
  rejected: {
    name: 'Yusuf',
    email: 'rejected@example.com',
    ...phoned('0104'),
    identity: 'basic-rejected',
    realName: 'Yusuf Hakim',
    rejectedFor: 'The name does not match the document',
  },
} satisfies Record<string, PersonSource & { readonly email: string }>;

export type PersonaName = keyof typeof PERSONAS;

export const isPersona = (name: string): name is PersonaName => Object.hasOwn(PERSONAS, name);

const NAMES = Object.keys(PERSONAS) as readonly PersonaName[];

/**
 * The user id of a persona. The personas are the first customers of every run, in the order above. Their addresses do
 * not name them, because a customer may change an address, and somebody else may take it then.
 */
export const personaId = (name: PersonaName): number => NAMES.indexOf(name) + 1;

/** The persona with this user id; undefined for other customers. */
export const personaWithId = (userId: number): PersonaName | undefined => NAMES[userId - 1];

/** E-mail address of a persona at the start of a run. Throws with the existing names when there is no such persona. */
export function personaEmail(name: string): string {
  if (isPersona(name)) return PERSONAS[name].email;
  throw new Error(`no persona "${name}"; there are: ${Object.keys(PERSONAS).join(', ')}`);
}
