/** Every file in scenarios/ is a scenario: adding one is adding a file. */
export const files: Readonly<Record<string, unknown>> = import.meta.glob('../../scenarios/*.ts', {
  eager: true,
  import: 'default',
});

/** Those that are not at hand yet; none here. */
export const loadMoreFiles: (() => Promise<Readonly<Record<string, unknown>>>) | null = null;
