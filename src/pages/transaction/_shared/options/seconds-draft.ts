import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';

/** Whether the tab shows the seconds chart instead of the candle chart. */
export const showsSeconds = createDraft('option-seconds', v.boolean(), true);
