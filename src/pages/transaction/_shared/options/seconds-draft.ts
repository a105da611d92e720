import * as v from 'valibot';
import { createDraft } from '@/data/drafts';

/** Whether the tab shows the last two minutes by the second, or the chart of a period. */
export const showsSeconds = createDraft('option-seconds', v.boolean(), true);
