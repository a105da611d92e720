import type { ReactNode } from 'react';
import type { User } from '@/data/session/session';
import { Decimal } from '@/domain/money/money';
import { CloseOrders } from '@/pages/_shared/futures/close-orders';
import { LotsToClose } from '@/pages/_shared/futures/lots-to-close';
import { BidForm } from '@/pages/nft/_shared/bid-form';
import { PointsHead } from '@/pages/points/index/points-head';
import { NamesForm } from '@/pages/setting/userInfo/names-form';
import { closeOrderForm, drawingBar, messageCenter, nothing, position } from './pressed';

const work = { currency_name: 'USDT', currency_id: 3, per_increase: '10', margin: 50, endMs: 0, bid_count: 0 };
const ticket = { code: 'a', price: '10', current: '1000' };

/** Fields in which Enter makes a call, while it is under way. */
export const ENTERED: readonly (readonly [what: string, element: () => ReactNode])[] = [
  ['places a close order', () => <CloseOrders order={position} form={{ ...closeOrderForm, pending: true }} />],
  ['closes a position', () => <LotsToClose held={2} value="1" error={undefined} readOnly onChange={nothing} />],
  [
    'bids',
    () => (
      <BidForm
        work={work}
        ownBid={null}
        ticket={ticket}
        bid={new Decimal(1010)}
        error={undefined}
        isUsdtMissing={false}
        available={null}
        sending
        onRaise={nothing}
      />
    ),
  ],
];

const collected = { points: 1, earned: 1, signed: true, streak: 1, streak_days: 7, list: [] };

/** Buttons after the press that has left them nothing more to do. */
export const SPENT: readonly (readonly [what: string, name: RegExp, element: () => ReactNode])[] = [
  ['has collected points', /Checked in/, () => <PointsHead pointsState={collected} />],
  ['has marked messages as read', /read/, messageCenter],
  ['has saved a name', /Save/, () => <NamesForm user={{ nickname: 'Maya', signature: '' } as User} />],
  ['has undone the first drawing', /Undo/, () => drawingBar('ETH/USDT', false)],
];
