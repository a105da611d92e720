import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OtcOrder } from '@/data/otc/queries';
import { OTC_BUY, OTC_STATUS } from '@/domain/otc/otc';
import { i18n, startI18n } from '@/i18n/i18n';
import type { ButtonProps } from '@/ui/actions/button';
import { OrderActions } from './order-actions';

const given = vi.hoisted(() => ({ answer: false, run: vi.fn(), presses: [] as (() => unknown)[] }));
vi.mock('@/ui/overlays/ask', () => ({ ask: async () => given.answer }));
vi.mock('@/ui/actions/button', () => ({
  Button({ onClick }: ButtonProps) {
    if (onClick) given.presses.push(onClick as () => unknown);
    return null;
  },
}));
vi.mock('../../_shared/form/use-form', () => ({ useForm: () => ({ run: given.run }) }));
vi.mock('@/data/otc/queries', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/data/otc/queries')>()),
  useOtcAct: () => ({ isPending: false }),
}));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['otc']);
});

beforeEach(() => {
  given.run.mockClear();
  given.presses = [];
});

const order = {
  id: 7,
  side: OTC_BUY,
  status: OTC_STATUS.waiting,
  amount: '100',
  fiat: 'EUR',
  fiat_decimals: 2,
} as OtcOrder;

test.each([
  ['I have paid', 0, false, 0],
  ['I have paid', 0, true, 1],
  ['Cancel order', 1, false, 0],
  ['Cancel order', 1, true, 1],
])('%s (button %s), answered with %s, begins %s tries', async (_name, at, answer, tries) => {
  renderToStaticMarkup(<OrderActions order={order} />);
  given.answer = answer;
  given.presses[at]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(given.run).toHaveBeenCalledTimes(tries);
});
