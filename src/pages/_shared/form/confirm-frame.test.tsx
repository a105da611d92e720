import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import type { SheetProps } from '@/ui/overlays/sheet';
import { ConfirmFrame } from './confirm-frame';

const sheet = vi.hoisted(() => ({ close() {} }));
vi.mock('@/ui/overlays/sheet', () => ({
  Sheet({ onOpenChange }: SheetProps) {
    sheet.close = () => onOpenChange(false);
    return null;
  },
}));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['common', 'errors']);
});

test.each([
  [false, 1],
  [true, 0],
])('while it sends (%s), its close button cancels %s times', (sending, times) => {
  const onCancel = vi.fn();
  renderToStaticMarkup(
    <ConfirmFrame open title="" confirm="" sending={sending} failure={null} onCancel={onCancel}>
      {null}
    </ConfirmFrame>,
  );
  sheet.close();
  expect(onCancel).toHaveBeenCalledTimes(times);
});
