import { describe, expect, it } from 'vitest';
import { adjusted } from '../../../faults/adjusted';
import { NO_FAULTS } from '../../../faults/no-faults';
import type { FaultAdjustment, FaultSettings } from '../../../faults/settings';
import { CALL_NAMES, changeFor, countOn, fitsScope, isOn, PRESET_NAMES, PRESETS, settingsOf, toggled } from './model';

const TRADE = 'POST /coin/trade';
const changed = (settings: FaultSettings, change: object) => adjusted(settings, change as FaultAdjustment);

it('the list has every declared call', () => {
  expect(CALL_NAMES).toContain(TRADE);
  expect(CALL_NAMES.length).toBeGreaterThan(20);
});

describe.each(PRESET_NAMES)('the preset %s', (preset) => {
  it('can be switched on and off, and leaves no settings behind', () => {
    const on = changed(NO_FAULTS, toggled(NO_FAULTS, null, preset));
    expect(isOn(preset, on, null)).toBe(true);
    expect(countOn(on)).toBe(1);
    expect(changed(on, toggled(on, null, preset))).toEqual(NO_FAULTS);
  });

  it('can be set for one call if its settings allow it', () => {
    if (!fitsScope(preset, TRADE)) return;
    const on = changed(NO_FAULTS, toggled(NO_FAULTS, TRADE, preset));
    expect(on).toEqual({ ...NO_FAULTS, calls: { [TRADE]: PRESETS[preset] } });
    expect([isOn(preset, on, TRADE), isOn(preset, on, null), countOn(on)]).toEqual([true, false, 1]);
    expect(changed(on, toggled(on, TRADE, preset))).toEqual(NO_FAULTS);
  });
});

const FAILING = ['errors', 'busy', 'down', 'hang'] as const;
const oneAfterTheOther = FAILING.flatMap((before) =>
  FAILING.filter((preset) => preset !== before).map((preset) => [before, preset] as const),
);

describe.each([null, TRADE])('calls fail by the last preset, scope %s', (scope) => {
  it.each(oneAfterTheOther)('%s, then %s', (before, preset) => {
    const first = changed(NO_FAULTS, toggled(NO_FAULTS, scope, before));
    const second = changed(first, toggled(first, scope, preset));
    expect(settingsOf(second, scope)).toMatchObject(settingsOf(changed(NO_FAULTS, PRESETS[preset]), null));
    expect(FAILING.filter((one) => isOn(one, second, scope))).toEqual([preset]);
    expect(changed(second, toggled(second, scope, preset))).toEqual(NO_FAULTS);
  });
});

it('a typed failure rate of one call that equals a preset shows the preset as on', () => {
  const typed = changed(NO_FAULTS, changeFor(TRADE, { errorRate: 0.1 }));
  expect(isOn('errors', typed, TRADE)).toBe(true);
  expect(isOn('errors', { ...typed, errorKind: 'never' }, TRADE)).toBe(false);
});

it('only settings of calls can be set for one call', () => {
  const fitting = PRESET_NAMES.filter((preset) => fitsScope(preset, TRADE));
  expect(fitting).toEqual(['slow', 'errors', 'busy', 'down', 'hang', 'lost', 'verify', 'expired']);
});

it('a call’s own settings take precedence over those of all calls, and its other settings stay', () => {
  const slow = changed({ ...NO_FAULTS, latencyMs: 500 }, changeFor(TRADE, { errorRate: 0.5 }));
  expect(settingsOf(slow, TRADE)).toMatchObject({ latencyMs: 500, errorRate: 0.5 });
  expect(settingsOf(slow, null)).toMatchObject({ latencyMs: 500, errorRate: 0 });
  const both = changed(slow, toggled(slow, TRADE, 'slow'));
  expect(both.calls[TRADE]).toEqual({ errorRate: 0.5, latencyMs: 2_000 });
  expect(countOn(both)).toBe(3);
  expect(changed(both, toggled(both, TRADE, 'slow')).calls[TRADE]).toEqual({ errorRate: 0.5 });
  const none = { calls: { [TRADE]: { without: ['errorRate', 'latencyMs'] } } };
  expect(changed(both, none).calls).toEqual({});
});

it.each([
  ['calm', NO_FAULTS, 0],
  [
    'a refusal and two fields of a call',
    {
      ...NO_FAULTS,
      calls: {
        [TRADE]: {
          refusal: 'no_liquidity',
          fields: [
            { change: 'drop', path: 'a' },
            { change: 'null', path: 'b' },
          ],
        },
      },
    },
    3,
  ],
  ['a late event', { ...NO_FAULTS, events: { kline: { delayMs: 5 } } }, 1],
  ['events that are never sent', { ...NO_FAULTS, untoldEvents: ['lever_order', 'lever_closed'] }, 1],
])('%s is counted the same after it has come from another thread', (_name, settings, count) => {
  expect(countOn(structuredClone(settings) as FaultSettings)).toBe(count);
});

it('the kind of failure alone is no fault while the rate is 0', () => {
  expect(countOn({ ...NO_FAULTS, errorKind: 'broken' })).toBe(0);
});
