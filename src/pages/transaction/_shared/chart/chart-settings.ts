import * as v from 'valibot';
import { EVENT_PERIODS } from '@/contract/events';
import { createDraft } from '@/data/drafts';
import { AVERAGE_LENGTHS } from './moving-average';

const schema = v.object({
  period: v.picklist(EVENT_PERIODS),
  style: v.picklist(['candles', 'line']),
  averages: v.array(v.picklist(AVERAGE_LENGTHS)),
  /** Whether the trade screen shows the chart. */
  open: v.boolean(),
});
export type ChartSettings = v.InferOutput<typeof schema>;

/** How this tab's charts look: kept from market to market and from screen to screen. */
export const chartSettings = createDraft<ChartSettings>('chart', schema, {
  period: '15min',
  style: 'candles',
  averages: [7, 25],
  open: false,
});

export function changeChart(change: Partial<ChartSettings>): void {
  chartSettings.set({ ...chartSettings.get(), ...change });
}
