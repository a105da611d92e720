import type { Sender } from './http-requests';

const CUSTOMERS = ['trader', 'whale', 'vip-3', 'newcomer'] as const;

export type Customer = Sender;

export const VISITOR: Customer = { token: '', mark: 'zqvisitorqz', email: '', userId: 0 };

type Control = <T>(action: string, input?: unknown) => Promise<T>;

/** Signs the customers in. It is repeated, because fuzzed requests also sign out. The marks stay the same. */
export function signIn(control: Control): Promise<readonly Customer[]> {
  return Promise.all(
    CUSTOMERS.map(async (who) => {
      const { token, userId } = await control<{ token: string; userId: number }>('people/as', { who });
      const { email } = await control<{ email: string }>('people/session', { token });
      return { token, userId, email, mark: `zq${who.replace('-', '')}qz` };
    }),
  );
}

/** Calls and events in which customers see what others have written, by design. */
const PUBLIC = /\/(chat|otc|nft|bind_box|follow)|"(chat|otc|nft_auction)"/;

/** What an answer contains of other customers: their marks, and rows that name them as the owner. */
export function strangersIn(text: string, request: string, self: Customer, customers: readonly Customer[]): string[] {
  if (PUBLIC.test(request)) return [];
  const others = customers.filter(({ userId }) => userId !== self.userId);
  return [
    ...others.filter(({ mark }) => text.includes(mark)).map(({ mark }) => mark),
    ...others
      .filter(({ userId }) => new RegExp(`"u(?:ser)?_id":"?${userId}\\b`).test(text))
      .map(({ userId }) => `user ${userId}`),
  ];
}
