/** Addresses of the scenarios' pictures by name: `npm run scenario-pictures` takes them from the running sandbox. */
const files: Readonly<Record<string, string>> = import.meta.glob('../../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const pictureOf = (scenario: string): string | undefined => files[`../../pictures/${scenario}.webp`];
