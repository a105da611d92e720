import { APPROVED, PENDING } from '@/domain/identity/identity';

export interface IdentityState {
  readonly word: 'none' | 'pending' | 'basic' | 'advancedPending' | 'advanced' | 'failed';
  readonly tone: 'neutral' | 'warn' | 'up' | 'down';
}

/**
 * State of the identity verification for display. Lv2 cannot be ahead of Lv1 (specification section 6). `failedLevel`
 * is the level whose last attempt was rejected, or 0.
 */
export function identityStateOf(basicStatus: number, advancedStatus: number, failedLevel = 0): IdentityState {
  if (basicStatus === PENDING) return { word: 'pending', tone: 'warn' };
  if (basicStatus !== APPROVED)
    return failedLevel === 1 ? { word: 'failed', tone: 'down' } : { word: 'none', tone: 'neutral' };
  if (advancedStatus === PENDING) return { word: 'advancedPending', tone: 'up' };
  // After a rejected Lv2 the user still has Lv1.
  return { word: advancedStatus === APPROVED ? 'advanced' : 'basic', tone: 'up' };
}
