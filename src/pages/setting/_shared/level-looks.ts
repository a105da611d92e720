import type { IdentityStatus } from '@/domain/identity';

/** A level as its customer sees it; `locked` needs the one before. */
export type LevelLook = IdentityStatus | 'locked';
export interface LevelLooks {
  readonly basic: LevelLook;
  readonly advanced: LevelLook;
}

/** What is being submitted has not been asked for yet. */
const lookOf = (inner: string): IdentityStatus => (inner === 'submitting' ? 'none' : (inner as IdentityStatus));

/** Both levels in a state of the kyc machine; null before anything is known. */
export function levelLooks(state: string): LevelLooks | null {
  const [level, inner] = state.split('.');
  if (inner === undefined) return null;
  return level === 'basic'
    ? { basic: lookOf(inner), advanced: 'locked' }
    : { basic: 'approved', advanced: lookOf(inner) };
}

/** Whether a level can be asked for now. */
export const isOpen = (look: LevelLook): boolean => look === 'none' || look === 'failed';

export const TONES = {
  none: 'neutral',
  locked: 'neutral',
  pending: 'warn',
  approved: 'up',
  failed: 'down',
} as const satisfies Record<LevelLook, string>;
