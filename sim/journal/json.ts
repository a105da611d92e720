/** Plain data, as used by the journal, snapshots and worker messages. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };
