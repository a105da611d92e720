import { backend } from '@/data/backend';
import { addNotice } from '@/data/notices';
import { vibration } from '@/data/preferences';
import { createHaptics, haptic, setHaptics } from '@/lib/haptics';
import { type ToastEntry, toast } from '@/ui/overlays/toast-store';

const FELT = { success: 'done', error: 'refused', info: null } as const;

/** What is said in passing is felt as well, and can be read again in the message centre. */
export function followToasts(): void {
  setHaptics(createHaptics(vibrationOf(navigator), vibration.get));
  let last = 0;
  toast.subscribe(() => {
    for (const entry of toast.list()) {
      if (entry.id <= last) continue;
      last = entry.id;
      hear(entry);
    }
  });
}

/** Called on another object than the navigator it belongs to, it throws. */
const vibrationOf = ({ vibrate, userActivation }: Navigator) => ({
  vibrate: vibrate?.bind(navigator) as ((pattern: number[]) => boolean) | undefined,
  userActivation,
});

function hear({ text, kind }: ToastEntry): void {
  const felt = FELT[kind];
  if (felt) haptic(felt);
  if (typeof text === 'string') addNotice({ text, kind, atMs: backend().clock.now() });
}
