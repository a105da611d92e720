/** A page of a list, as a client asks for it. */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  /** Rows on a page. */
  readonly limit: number;
}

/** The same as numbers of rows: how many to leave out, and how many to take. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

export const partOf = ({ page, limit }: PageRequest): Part => ({ offset: (page - 1) * limit, limit });

export const pageOf = <Row>(rows: readonly Row[], { page, limit }: PageRequest): Row[] =>
  rows.slice((page - 1) * limit, page * limit);

/** A page of a list, as Laravel's paginator answers it. `data` are the rows of this page, `total` counts all. */
export const paginated = <Row>(data: Row[], { page, limit }: PageRequest, total: number) => ({
  current_page: page,
  data,
  last_page: Math.max(1, Math.ceil(total / limit)),
  per_page: limit,
  total,
});
