/** Kind of a deposit (contract section 1.3, charge_req type). */
export const BY_COIN = 0;

export const BY_CARD = 1;

/** States of a deposit (contract section 1.3, charge_req status). */
export const RECHARGE_STATES = { pending: 1, approved: 2, rejected: 3 } as const;
