import { APPROVED, PENDING } from '@/domain/identity';

export interface IdentityLook {
  readonly word: 'none' | 'pending' | 'basic' | 'advancedPending' | 'advanced' | 'failed';
  readonly tone: 'neutral' | 'warn' | 'up' | 'down';
}

/**
 * How far identity verification is, in a word. Lv2 cannot be ahead of Lv1 (specification section 6). `failedLevel`: the
 * one whose last try was rejected, 0 for none.
 */
export function identityLook(basicStatus: number, advancedStatus: number, failedLevel = 0): IdentityLook {
  if (basicStatus === PENDING) return { word: 'pending', tone: 'warn' };
  if (basicStatus !== APPROVED)
    return failedLevel === 1 ? { word: 'failed', tone: 'down' } : { word: 'none', tone: 'neutral' };
  if (advancedStatus === PENDING) return { word: 'advancedPending', tone: 'up' };
  // What a rejected Lv2 leaves is Lv1.
  return { word: advancedStatus === APPROVED ? 'advanced' : 'basic', tone: 'up' };
}
