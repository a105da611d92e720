/** Kinds of vibration: an action succeeded, an action was refused, a switch was toggled. */
export type Haptic = 'done' | 'refused' | 'toggle';

/** Milliseconds of vibration and pause, alternating. They are short enough to feel like a tick. */
export const PATTERNS: Readonly<Record<Haptic, number[]>> = {
  done: [15],
  refused: [20, 60, 20],
  toggle: [8],
};

export interface HapticDevice {
  /** Absent where the device cannot vibrate. */
  vibrate?: ((pattern: number[]) => boolean) | undefined;
  /** Browsers refuse to vibrate before the page was touched, and log a warning in the console. */
  readonly userActivation?: { readonly hasBeenActive: boolean } | undefined;
}

export const canVibrate = ({ vibrate }: HapticDevice): boolean => vibrate !== undefined;

/** Returns a function that vibrates and says whether the device did. `isOn` is the user's setting. */
export function createHaptics(device: HapticDevice, isOn: () => boolean): (haptic: Haptic) => boolean {
  return (haptic) => {
    if (!device.vibrate || !isOn() || device.userActivation?.hasBeenActive === false) return false;
    return device.vibrate(PATTERNS[haptic]);
  };
}

/**
 * A field, a dialog and a toast may all report the same refusal. Within this time after the last vibration, a refusal
 * without a new press counts as the same attempt.
 */
const SAME_TRY_MS = 1000;

/**
 * Limits refusals to one vibration for each attempt. `pressedMs` returns the time of the last press or key, on the
 * clock of `nowMs`.
 */
export function oncePerTry(
  vibrate: (haptic: Haptic) => boolean,
  pressedMs: () => number,
  nowMs: () => number,
): (haptic: Haptic) => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (kind) => {
    if (kind === 'refused') {
      if (lastMs >= pressedMs() && nowMs() - lastMs < SAME_TRY_MS) return false;
      lastMs = nowMs();
    }
    return vibrate(kind);
  };
}

let vibrate: (haptic: Haptic) => boolean = () => false;

/** Sets the function that vibrates. The shell calls it once. */
export function setHaptics(next: typeof vibrate): void {
  vibrate = next;
}

export function haptic(kind: Haptic): void {
  vibrate(kind);
}
