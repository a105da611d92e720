import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { setShell } from '@/lib/shell-port';
import { useAddressTab } from './use-address-tab';

/** Shows the tab, and changes to each. */
function Probe() {
  const [tab, change] = useAddressTab(['open', 'ended'], 'open', 'state');
  change('open');
  change('ended');
  return tab;
}

/** The tab at an address, and where the changes lead. */
function tabAt(address: string) {
  const changed: [to: string, options: object][] = [];
  setShell({ go: (...step: (typeof changed)[number]) => changed.push(step) } as never);
  const tab = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Probe />
    </MemoryRouter>,
  );
  return { tab, changed };
}

test.each([
  ['/orders', 'open'],
  ['/orders?state=ended', 'ended'],
  ['/orders?state=neither', 'open'],
  ['/orders?tab=ended', 'open'],
])('at %s the tab is %s', (address, tab) => {
  expect(tabAt(address).tab).toBe(tab);
});

test('a change replaces the address, which does not name the usual tab', () => {
  expect(tabAt('/orders?state=ended&id=7').changed).toEqual([
    ['/orders', { replace: true }],
    ['/orders?state=ended', { replace: true }],
  ]);
});
