import { backend } from '@/data/api/backend';
import { addNotice } from '@/data/session/notices';
import { vibration } from '@/data/session/preferences';
import { createHaptics, haptic, oncePerTry, setHaptics } from '@/lib/browser/haptics';
import { type ToastEntry, toast } from '@/ui/overlays/toast-store';

/** Elements by which a form shows its errors. */
const WRONG = '[aria-invalid="true"], [role="alert"]';
const FELT = { success: 'done', error: 'refused', info: null } as const;

/** Toasts also vibrate, and can be read again in the message centre. */
export function followToasts(): void {
  let pressedMs = Number.NEGATIVE_INFINITY;
  const press = () => {
    pressedMs = performance.now();
  };
  for (const kind of ['pointerdown', 'keydown'] as const) document.addEventListener(kind, press, true);
  const feel = createHaptics(vibrationOf(navigator), vibration.get);
  setHaptics(
    oncePerTry(
      feel,
      () => pressedMs,
      () => performance.now(),
    ),
  );
  // Submitting a form with errors vibrates. Captured, because overlays stop the event.
  document.addEventListener(
    'submit',
    ({ target }) => {
      // React has marked the invalid fields by the next task.
      setTimeout(() => target instanceof HTMLFormElement && target.querySelector(WRONG) && haptic('refused'));
    },
    true,
  );
  let last = 0;
  toast.subscribe(() => {
    for (const entry of toast.list()) {
      if (entry.id <= last) continue;
      last = entry.id;
      react(entry);
    }
  });
}

/** `vibrate` throws when it is called on another object than its navigator. */
const vibrationOf = ({ vibrate, userActivation }: Navigator) => ({
  vibrate: vibrate?.bind(navigator) as ((pattern: number[]) => boolean) | undefined,
  userActivation,
});

function react({ text, kind }: ToastEntry): void {
  const felt = FELT[kind];
  if (felt) haptic(felt);
  if (typeof text === 'string') addNotice({ text, kind, atMs: backend().clock.now() });
}
