import * as v from 'valibot';
import { EVENT_PERIODS } from '@/contract/events/periods';
import { createDraft } from '@/data/session/drafts';
import { createPreference } from '@/data/session/preferences';
import { clampParameters, INDICATOR_KINDS, INDICATORS, type IndicatorKind } from './indicators/catalogue';
import type { ChosenIndicator } from './indicators/indicator-set';

const schema = v.object({
  period: v.picklist(EVENT_PERIODS),
  style: v.picklist(['candles', 'line']),
  /** Whether the trade screen shows the chart. */
  open: v.boolean(),
});
export type ChartSettings = v.InferOutput<typeof schema>;

/** Chart settings of this tab, shared by all markets and screens. */
export const chartSettings = createDraft<ChartSettings>('chart', schema, {
  period: '15min',
  style: 'candles',
  open: true,
});

export function changeChart(change: Partial<ChartSettings>): void {
  chartSettings.set({ ...chartSettings.get(), ...change });
}

const setting = v.object({ on: v.boolean(), parameters: v.array(v.number()) });
type IndicatorSetting = v.InferOutput<typeof setting>;
export type IndicatorSettings = Readonly<Record<IndicatorKind, IndicatorSetting>>;

const ON_AT_FIRST: readonly IndicatorKind[] = ['ma', 'volume'];

const settingsOf = <T>(of: (kind: IndicatorKind) => T) =>
  Object.fromEntries(INDICATOR_KINDS.map((kind) => [kind, of(kind)])) as Record<IndicatorKind, T>;

const DEFAULTS: IndicatorSettings = settingsOf((kind) => ({
  on: ON_AT_FIRST.includes(kind),
  parameters: INDICATORS[kind].parameters.map(({ defaultValue }) => defaultValue),
}));

/** Indicators which this device draws, with their parameters; all charts share them. */
export const indicatorSettings = createPreference<IndicatorSettings>(
  'chart-indicators',
  v.object(settingsOf(() => setting)),
  DEFAULTS,
);

export function changeIndicator(kind: IndicatorKind, change: Partial<IndicatorSetting>): void {
  const before = indicatorSettings.get();
  indicatorSettings.set({ ...before, [kind]: { ...before[kind], ...change } });
}

/**
 * Whether an indicator is drawn in the price pane (lines over the prices, bars at their foot). Such an indicator is
 * shown in every chart, one with its own pane only in a large chart.
 */
export const isInPricePane = ({ kind }: ChosenIndicator): boolean => INDICATORS[kind].place !== 'pane';

/** Restores the default parameters; enabled indicators stay enabled. */
export function resetIndicatorParameters(): void {
  const before = indicatorSettings.get();
  indicatorSettings.set(settingsOf((kind) => ({ ...DEFAULTS[kind], on: before[kind].on })));
}

/** The enabled indicators, in the order of the catalogue. */
export const chosenIndicators = (settings: IndicatorSettings): ChosenIndicator[] =>
  INDICATOR_KINDS.filter((kind) => settings[kind].on).map((kind) => ({
    kind,
    parameters: clampParameters(kind, settings[kind].parameters),
  }));
