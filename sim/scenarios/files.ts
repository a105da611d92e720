/** Every file in scenarios/ is a scenario; adding one means adding a file. */
export const files: Readonly<Record<string, unknown>> = import.meta.glob('../../scenarios/*.ts', {
  eager: true,
  import: 'default',
});

/** Loads the files that `files` lacks; null, because here it has all of them. */
export const loadMoreFiles: (() => Promise<Readonly<Record<string, unknown>>>) | null = null;
