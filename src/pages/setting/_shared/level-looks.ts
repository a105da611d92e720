import type { IdentityStatus } from '@/domain/identity/identity';

/** State of a level for display; `locked` needs the previous level first. */
export type LevelLook = IdentityStatus | 'locked';
export interface LevelLooks {
  readonly basic: LevelLook;
  readonly advanced: LevelLook;
}

/** A level being submitted still counts as not requested. */
const lookOf = (inner: string): IdentityStatus => (inner === 'submitting' ? 'none' : (inner as IdentityStatus));

/** Both levels for a state of the KYC machine; null before the state is known. */
export function levelLooks(state: string): LevelLooks | null {
  const [level, inner] = state.split('.');
  if (inner === undefined) return null;
  return level === 'basic'
    ? { basic: lookOf(inner), advanced: 'locked' }
    : { basic: 'approved', advanced: lookOf(inner) };
}

/** Whether verification of a level can be requested now. */
export const isOpen = (look: LevelLook): boolean => look === 'none' || look === 'failed';

export const TONES = {
  none: 'neutral',
  locked: 'neutral',
  pending: 'warn',
  approved: 'up',
  failed: 'down',
} as const satisfies Record<LevelLook, string>;
