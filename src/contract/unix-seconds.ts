import * as v from 'valibot';
import { unixToMs } from '@/domain/time';
import { integer } from './shapes';

/** A time in Unix seconds. Servers may send milliseconds: a value of more than 10 digits (specification section 9). */
export const unixSeconds = v.pipe(
  integer,
  v.transform((value) => unixToMs(value) / 1000),
);
