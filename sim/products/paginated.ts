export interface PageRequest {
  /** From 1. */
  readonly page: number;
  /** Rows on a page. */
  readonly limit: number;
}

/** A page of a list, as Laravel's paginator answers it. `data` are the rows of this page, `total` counts all. */
export const paginated = <Row>(data: Row[], { page, limit }: PageRequest, total: number) => ({
  current_page: page,
  data,
  last_page: Math.max(1, Math.ceil(total / limit)),
  per_page: limit,
  total,
});
