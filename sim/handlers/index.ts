import type { requests } from '@/contract/requests';
import type { HandlersOf } from '../handler';
import { productHandlers } from '../products/registry';

/** Every declared call and its handler. A call without one does not compile. */
export const handlers: HandlersOf<typeof requests> = productHandlers;
