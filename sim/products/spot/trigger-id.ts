const PREFIX = 'coin:' as const;

/** Padded, because triggers of one price and second fire in the order of their ids: the older order first. */
export const triggerIdOf = (orderId: number): `coin:${string}` => `${PREFIX}${String(orderId).padStart(9, '0')}`;
export const orderIdOf = (triggerId: string): number => Number(triggerId.slice(PREFIX.length));
