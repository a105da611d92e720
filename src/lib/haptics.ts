/** What a device makes felt: something was done, was refused, or a switch was thrown. */
export type Haptic = 'done' | 'refused' | 'toggle';

/** Milliseconds of vibration and, between them, of rest. Short: a tick, not a buzz. */
export const PATTERNS: Readonly<Record<Haptic, number[]>> = {
  done: [15],
  refused: [20, 60, 20],
  toggle: [8],
};

export interface HapticDevice {
  /** Absent where the device has nothing to vibrate with. */
  vibrate?: ((pattern: number[]) => boolean) | undefined;
  /** Browsers refuse to vibrate before the page was touched, and say so in the console. */
  readonly userActivation?: { readonly hasBeenActive: boolean } | undefined;
}

export const canVibrate = ({ vibrate }: HapticDevice): boolean => vibrate !== undefined;

/** Whether it was felt. `isOn` is what the person has set. */
export function createHaptics(device: HapticDevice, isOn: () => boolean): (haptic: Haptic) => boolean {
  return (haptic) => {
    if (!device.vibrate || !isOn() || device.userActivation?.hasBeenActive === false) return false;
    return device.vibrate(PATTERNS[haptic]);
  };
}

/** So long after the press a refusal may tell of the same try once more: a field, a question and a toast all say it. */
const SAME_TRY_MS = 1000;

/** Makes a refusal felt once a try. `pressedMs` is when the last press or key was, on the clock of `nowMs`. */
export function oncePerTry(
  feelIt: (haptic: Haptic) => boolean,
  pressedMs: () => number,
  nowMs: () => number,
): (haptic: Haptic) => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (kind) => {
    if (kind === 'refused') {
      if (lastMs >= pressedMs() && nowMs() - lastMs < SAME_TRY_MS) return false;
      lastMs = nowMs();
    }
    return feelIt(kind);
  };
}

let feel: (haptic: Haptic) => boolean = () => false;

/** The shell says once with what, and whether the person wants it. */
export function setHaptics(next: typeof feel): void {
  feel = next;
}

export function haptic(kind: Haptic): void {
  feel(kind);
}
