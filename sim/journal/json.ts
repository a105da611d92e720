/** Plain data: what the journal, snapshots and worker messages are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };
