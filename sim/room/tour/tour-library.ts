import { parseTour, type Tour } from '../../scenarios/tour';

/** Every file in scenarios/tours/; each is loaded when its tour begins. */
const files = import.meta.glob<unknown>('../../../scenarios/tours/*.ts', { import: 'default' });

const fileOf = (name: string) => `scenarios/tours/${name}.ts`;

/** Throws when the scenario has no tour, when its file cannot be loaded, and when it is invalid. */
export async function loadTour(name: string): Promise<Tour> {
  const load = files[`../../../${fileOf(name)}`];
  if (!load) throw new Error(`the scenario "${name}" has no tour: write ${fileOf(name)}`);
  return parseTour(fileOf(name), await load());
}
