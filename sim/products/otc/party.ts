/** The other side of a customer's order, who is simulated. */
export interface Party {
  readonly id: number;
  readonly name: string;
  readonly orders: number;
  /** Percent of orders that were completed. */
  readonly completion: string;
  /** Minutes until they pay or release, as a rule. */
  readonly minutes: number;
}
