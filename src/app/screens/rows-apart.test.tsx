import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import type { Following } from '@/data/copy/queries';
import type { FuturesPosition } from '@/data/futures/queries';
import type { NftWork } from '@/data/nft/queries';
import type { WalletAddress } from '@/data/payout/queries';
import type { CoinOrder } from '@/data/spot/queries';
import { i18n, startI18n } from '@/i18n/i18n';
import { PositionCard } from '@/pages/_shared/futures/position-card';
import { drawn } from '@/pages/_shared/testing/draw';
import { DetailsButton } from '@/pages/_shared/wealth/details-button';
import { FollowedCard } from '@/pages/copytrade/my/followed-card';
import { OwnedCard } from '@/pages/nft/myNft/owned-card';
import { AddressCard } from '@/pages/setting/wallet/address-card';
import { OrderCard } from '@/pages/transaction/_shared/orders/order-card';
import { useOrderTexts } from '@/pages/transaction/_shared/orders/use-order-texts';
import { TextField } from '@/ui/forms/text-field';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['copy', 'errors', 'nft', 'nft-own', 'nft-trade', 'payout', 'positions', 'profile']);
  await i18n.loadNamespaces(['refusals', 'spot-orders', 'trade', 'assets', 'common']);
});

const nothing = () => {};
const order = {
  id: 1,
  type: 1,
  status: 1,
  symbol: 'BTC/USDT',
  target_price: '60000',
  trade_amount: '2',
  charge_fee: '0.002',
  created_at: '2026-01-05 09:30:00',
} as CoinOrder;
const position = {
  id: 1,
  status: 0,
  symbol: 'ETH/USDT',
  type: 1,
  multiple: 10,
  share: 2,
  number: '0.2',
  price: '3000',
  fact_profits: '0',
  origin_caution_money: '60',
  target_profit_price: '0',
  stop_loss_price: '0',
} as FuturesPosition;
const work = { code: 'c', name: 'Night Swim', author_name: 'Ayu', image: '', status: 0, owner: 4 } as NftWork;
const trader = { id: 7, nickname: 'Nadia', copied_profits: '1', setting: { type: 1, number: '1' } } as Following;
const address = { id: 1, name: 'USDT', label: 'Ledger', address: '0xabc', type: 'erc20' } as WalletAddress;

function Order() {
  return <OrderCard order={order} texts={useOrderTexts()} cancelling={false} onOpen={nothing} onCancel={nothing} />;
}

const password = {
  label: 'New password',
  value: 'secret',
  onValueChange: nothing,
  clearLabel: 'Clear',
  revealLabels: { show: 'Show', hide: 'Hide' },
};

/** Name and description of each control, as far as they are given by attributes, and the words in it. */
function controlsOf(element: ReactNode): string[] {
  const html = drawn(<MemoryRouter>{element}</MemoryRouter>, () => undefined);
  const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ');
  return [...html.matchAll(/<(button|a)\b([^>]*)>(.*?)<\/\1>/gs)].map(([, , tag = '', content = '']) => {
    const id = /aria-describedby="([^"]*)"/.exec(tag)?.[1];
    const name = /aria-label="([^"]*)"/.exec(tag)?.[1] ?? words(content);
    const about = id ? words(html.split(` id="${id}"`)[1]?.split('>').slice(1).join('>').slice(0, 400) ?? '') : '';
    return `${name} ${about}`;
  });
}

test.each<[what: string, subject: string, element: ReactNode]>([
  ['an order', 'BTC/USDT', <Order key={0} />],
  ['a position', 'ETH/USDT', <PositionCard key={0} order={position} onOpen={nothing} onAct={nothing} />],
  ['an own artwork', 'Night Swim', <OwnedCard key={0} work={work} onOpen={nothing} />],
  ['a copied trader', 'Nadia', <FollowedCard key={0} trader={trader} />],
  ['a withdrawal address', 'Ledger', <AddressCard key={0} row={address} onShow={nothing} />],
  ['a field', 'New password', <TextField key={0} {...password} />],
  [
    'a card of amounts',
    'overdue',
    <DetailsButton key={0} name="10 USDT: details" onOpen={nothing} title="10 USDT" note="7 days" end="overdue" />,
  ],
])('each control of %s tells which it is about', (_what, subject, element) => {
  const controls = controlsOf(element);
  expect(controls).not.toEqual([]);
  expect(controls.filter((control) => !control.includes(subject))).toEqual([]);
});
