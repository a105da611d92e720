import { OTC_BUY, OTC_SELL, type OtcSide } from '@/domain/otc/otc';
import type { OtcOrderRow } from './tables';

type Sides = Pick<OtcOrderRow, 'userId' | 'takerId' | 'side'>;

/** User id of the selling customer; 0 when a simulated party sells. */
export const sellerOf = ({ side, userId, takerId }: Sides): number => (side === OTC_SELL ? userId : takerId);

/** User id of the buying customer; 0 when a simulated party buys. */
export const buyerOf = ({ side, userId, takerId }: Sides): number => (side === OTC_BUY ? userId : takerId);

/** The customers in an order: one, or both when customers trade with each other. */
export const customersOf = ({ userId, takerId }: Sides): readonly number[] =>
  takerId === 0 ? [userId] : [userId, takerId];

/** The side of a customer in an order. */
export const sideFor = (row: Sides, userId: number): OtcSide => (buyerOf(row) === userId ? OTC_BUY : OTC_SELL);

export const otherSide = (side: OtcSide): OtcSide => (side === OTC_BUY ? OTC_SELL : OTC_BUY);
