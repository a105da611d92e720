/** One namespace in one language; texts may be nested. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}
