import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { DualProduct } from '@/data/dual/queries';
import { Decimal } from '@/domain/money/money';
import { i18n, startI18n } from '@/i18n/i18n';
import type { ConfirmFrameProps } from '../../_shared/form/confirm-frame';
import { DualConfirm, type DualConfirmProps } from './dual-confirm';

const frame = vi.hoisted((): { shown: Partial<ConfirmFrameProps> } => ({ shown: {} }));
vi.mock('../../_shared/form/confirm-frame', () => ({
  ConfirmFrame(props: ConfirmFrameProps): ReactNode {
    frame.shown = props;
    return props.children;
  },
}));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['invest', 'refusals']);
});

const PRODUCT = {
  currency_name: 'BTC',
  type: 'call',
  exercise_price: '60000',
  end_date: '2026-01-08',
  maturesMs: 0,
} as unknown as DualProduct;

test.each([
  ['on sale', { status: '1', rate: '31.01', day: 3 }, true, null, { rate: '31.01' }],
  ['no longer on sale', { status: '0', rate: '0.00', day: 0 }, false, 'This product is no longer on sale', {}],
] as const)('a purchase under review of a product that is %s', (_when, now, hasOutcomes, problem, fields) => {
  const send = vi.fn<DualConfirmProps['send']>();
  const snapshot = {
    matches: (state: string) => state === 'confirming',
    context: { ticket: { id: 1, num: 1, rate: '31.01' }, failure: null },
  } as unknown as DualConfirmProps['snapshot'];
  const html = renderToStaticMarkup(
    <DualConfirm product={{ ...PRODUCT, ...now }} sharePrice={new Decimal('0.1')} snapshot={snapshot} send={send} />,
  );
  expect(html.includes(i18n.t('invest:outcomes.breakeven'))).toBe(hasOutcomes);
  expect(frame.shown).toMatchObject({ failure: problem, disabled: !hasOutcomes });
  frame.shown.onConfirm?.();
  expect(send).toHaveBeenCalledWith({ type: 'confirm', ...fields });
});
