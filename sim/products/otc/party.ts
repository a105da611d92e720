/** The other side of a customer's order. */
export interface Party {
  readonly id: number;
  readonly name: string;
  readonly orders: number;
  /** Percent of orders that were completed. */
  readonly completion: string;
  /** Minutes until they pay or release, as a rule; of a customer, until an order is done. 0 while nobody knows. */
  readonly minutes: number;
}
