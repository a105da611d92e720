import { allProducts } from '../products/registry';
import type { Review } from '../products/review';

/** All kinds of requests that wait for the exchange's staff. */
export const reviews: readonly Review[] = allProducts.flatMap(({ reviews = [] }) => reviews);
