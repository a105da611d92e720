import type { IdentityStatus } from '@/domain/identity/identity';

/** State of a level for display; `locked` needs the previous level first. */
export type LevelState = IdentityStatus | 'locked';
export interface LevelStates {
  readonly basic: LevelState;
  readonly advanced: LevelState;
}

/** A level being submitted still counts as not requested. */
const stateOf = (inner: string): IdentityStatus => (inner === 'submitting' ? 'none' : (inner as IdentityStatus));

/** Both levels for a state of the KYC machine; null before the state is known. */
export function levelStates(state: string): LevelStates | null {
  const [level, inner] = state.split('.');
  if (inner === undefined) return null;
  return level === 'basic'
    ? { basic: stateOf(inner), advanced: 'locked' }
    : { basic: 'approved', advanced: stateOf(inner) };
}

/** Whether verification of a level can be requested now. */
export const isOpen = (state: LevelState): boolean => state === 'none' || state === 'failed';

export const TONES = {
  none: 'neutral',
  locked: 'neutral',
  pending: 'warn',
  approved: 'up',
  failed: 'down',
} as const satisfies Record<LevelState, string>;
