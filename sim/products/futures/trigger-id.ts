/**
 * Roles of an order's triggers: entry of a limit order, take profit, stop loss; `close` has the id of a close order.
 * Margin triggers belong to an account.
 */
const ROLES = ['open', 'profit', 'loss', 'close'] as const;
export type TriggerRole = (typeof ROLES)[number];

const ORDER = /^lever:(open|profit|loss|close):(\d{9})$/;
const MARGIN = /^lever:(?:margin|recovery):(\d+):(\d+)$/;

/** Prefix of the triggers of limit orders that stand in the book. */
export const OPENING_PREFIX = 'lever:open:';

/** Padded, because triggers of the same price and second fire in the order of their ids: the older order first. */
export const orderTrigger = (role: TriggerRole, orderId: number): `lever:${string}` =>
  `lever:${role}:${String(orderId).padStart(9, '0')}`;

/** One for each customer and market with exposure. */
export const marginTrigger = (userId: number, symbolIndex: number): `lever:${string}` =>
  `lever:margin:${userId}:${symbolIndex}`;

/** One for each customer and market with exposure, while the customer is warned. */
export const recoveryTrigger = (userId: number, symbolIndex: number): `lever:${string}` =>
  `lever:recovery:${userId}:${symbolIndex}`;

export type FuturesTriggerId = { readonly role: TriggerRole; readonly orderId: number } | { readonly userId: number };

/** Throws on a trigger of another product. */
export function readTriggerId(id: string): FuturesTriggerId {
  const [, role, orderId] = ORDER.exec(id) ?? [];
  if (role) return { role: role as TriggerRole, orderId: Number(orderId) };
  const [, userId] = MARGIN.exec(id) ?? [];
  if (userId) return { userId: Number(userId) };
  throw new Error(`not a trigger of futures: ${id}`);
}
