import { describe, expect, it } from 'vitest';
import { CALM } from '../../../faults/calm';
import type { FaultSettings } from '../../../faults/settings';
import {
  CALL_NAMES,
  changeFor,
  countOn,
  fitsScope,
  isOn,
  PRESET_NAMES,
  PRESETS,
  settingsOf,
  toggled,
  without,
} from './model';

const TRADE = 'POST /coin/trade';
const changed = (settings: FaultSettings, change: object) => ({ ...settings, ...change }) as FaultSettings;

it('the list has every declared call', () => {
  expect(CALL_NAMES).toContain(TRADE);
  expect(CALL_NAMES.length).toBeGreaterThan(20);
});

describe.each(PRESET_NAMES)('the preset %s', (preset) => {
  it('goes on and off again, and leaves calm behind', () => {
    const on = changed(CALM, toggled(CALM, null, preset));
    expect(isOn(preset, on, null)).toBe(true);
    expect(countOn(on)).toBe(1);
    expect(changed(on, toggled(on, null, preset))).toEqual(CALM);
  });

  it('is of one call where it can be', () => {
    if (!fitsScope(preset, TRADE)) return;
    const on = changed(CALM, toggled(CALM, TRADE, preset));
    expect(on).toEqual({ ...CALM, calls: { [TRADE]: PRESETS[preset] } });
    expect([isOn(preset, on, TRADE), isOn(preset, on, null), countOn(on)]).toEqual([true, false, 1]);
    expect(changed(on, toggled(on, TRADE, preset))).toEqual(CALM);
  });
});

it('only what concerns calls can be of one call', () => {
  const fitting = PRESET_NAMES.filter((preset) => fitsScope(preset, TRADE));
  expect(fitting).toEqual(['slow', 'errors', 'lost', 'verify', 'expired']);
});

it('a call’s own settings stand before those of all, and others of it stay', () => {
  const slow = changed({ ...CALM, latencyMs: 500 }, changeFor(CALM, TRADE, { errorRate: 0.5 }));
  expect(settingsOf(slow, TRADE)).toMatchObject({ latencyMs: 500, errorRate: 0.5 });
  expect(settingsOf(slow, null)).toMatchObject({ latencyMs: 500, errorRate: 0 });
  const both = changed(slow, toggled(slow, TRADE, 'slow'));
  expect(both.calls[TRADE]).toEqual({ errorRate: 0.5, latencyMs: 2_000 });
  expect(countOn(both)).toBe(3);
  expect(changed(both, toggled(both, TRADE, 'slow')).calls[TRADE]).toEqual({ errorRate: 0.5 });
  expect(changed(both, without(both, TRADE)).calls).toEqual({});
});

it.each([
  ['calm', CALM, 0],
  ['events that are never told', { ...CALM, untoldEvents: ['lever_order', 'lever_closed'] }, 1],
])('%s is counted the same after it has come from another thread', (_name, settings, count) => {
  expect(countOn(structuredClone(settings) as FaultSettings)).toBe(count);
});

it('how calls would fail is no fault as long as none does', () => {
  expect(countOn({ ...CALM, errorKind: 'broken' })).toBe(0);
});
