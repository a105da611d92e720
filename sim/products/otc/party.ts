/** The other side of a customer's order. */
export interface Party {
  readonly id: number;
  readonly name: string;
  readonly orders: number;
  /** Completed orders in percent, as a decimal string. */
  readonly completion: string;
  /** Usual minutes until they pay or release; for a customer, until an order is completed. 0 while unknown. */
  readonly minutes: number;
}
