import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type ShellPort, setShell } from '@/lib/shell-port';
import { useChartPage } from './use-chart-page';

const FORM = '/pages/transaction/index?tab=coins&symbol=BTC%2FUSDT';
const CHART = '/pages/transaction/currency?symbol=BTC%2FUSDT&view=chart&tab=coins';

function Opened() {
  useChartPage(FORM, CHART)();
  return null;
}

const named = [FORM, { replace: true }];

test.each([
  ['the trade tab names product and market', '/pages/transaction/index', [named, [CHART]]],
  ['the trade tab names the market', '/pages/transaction/index?tab=coins', [named, [CHART]]],
  ['the trade tab names them in order', '/pages/transaction/index?symbol=BTC/USDT&tab=coins', [named, [CHART]]],
  ['an address that names both stays', FORM, [[CHART]]],
  ['so does one that is written in another way', '/pages/transaction/index?tab=coins&symbol=BTC/USDT', [[CHART]]],
])('before its chart opens, %s', (_what, address, steps) => {
  const go = vi.fn<ShellPort['go']>();
  setShell({ go, isScreen: () => true, returnTo() {}, back() {}, requireLogin: () => true, afterLogin() {} });
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <Opened />
    </MemoryRouter>,
  );
  expect(go.mock.calls).toEqual(steps);
});
