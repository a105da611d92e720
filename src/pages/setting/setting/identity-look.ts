/** Statuses on the wire: 0 none, 1 pending, 2 approved (contract section 1.3). */
const PENDING = 1;
const APPROVED = 2;

export interface IdentityLook {
  readonly word: 'none' | 'pending' | 'basic' | 'advancedPending' | 'advanced';
  readonly tone: 'neutral' | 'warn' | 'up';
}

/** How far identity verification is, in a word. Lv2 cannot be ahead of Lv1 (specification section 6). */
export function identityLook(basicStatus: number, advancedStatus: number): IdentityLook {
  if (basicStatus === PENDING) return { word: 'pending', tone: 'warn' };
  if (basicStatus !== APPROVED) return { word: 'none', tone: 'neutral' };
  if (advancedStatus === PENDING) return { word: 'advancedPending', tone: 'up' };
  return { word: advancedStatus === APPROVED ? 'advanced' : 'basic', tone: 'up' };
}
