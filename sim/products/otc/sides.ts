import { OTC_BUY, OTC_SELL, type OtcSide } from '@/domain/otc';
import type { OtcOrderRow } from './tables';

type Sides = Pick<OtcOrderRow, 'userId' | 'takerId' | 'side'>;

/** The customer who sells; 0 where that is somebody simulated. */
export const sellerOf = ({ side, userId, takerId }: Sides): number => (side === OTC_SELL ? userId : takerId);

/** The customer who buys; 0 where that is somebody simulated. */
export const buyerOf = ({ side, userId, takerId }: Sides): number => (side === OTC_BUY ? userId : takerId);

/** The customers of an order: one, or two who trade with each other. */
export const customersOf = ({ userId, takerId }: Sides): readonly number[] =>
  takerId === 0 ? [userId] : [userId, takerId];

/** What a customer does in an order of theirs. */
export const sideFor = (row: Sides, userId: number): OtcSide => (buyerOf(row) === userId ? OTC_BUY : OTC_SELL);

export const otherSide = (side: OtcSide): OtcSide => (side === OTC_BUY ? OTC_SELL : OTC_BUY);
