import * as v from 'valibot';
import { createPreference } from '@/data/session/preferences';
import type { ValueStore } from '@/lib/stores/value-store';

/** Whether points are pulled to the open, high, low and close of their bars, on this device. */
export const magnet: ValueStore<boolean> = createPreference('drawing-magnet', v.boolean(), true);
