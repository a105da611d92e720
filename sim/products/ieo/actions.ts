import * as v from 'valibot';
import { OVER, timeStatusAt, WARM_UP } from '@/domain/ieo/subscription';
import { changes, reads } from '../../control-action';
import { ControlError } from '../../control-error';
import type { World } from '../../world';
import { needProject, type Project } from './project';
import { beginSale, endSale, listNow } from './steer';

const token = v.pipe(v.string(), v.trim(), v.toUpperCase());

function projectNamed(world: World, name: string): Project {
  const all = world.tables.projects.all().map(({ id }) => needProject(world, id));
  const found = all.find(({ instrument }) => instrument.base === name);
  if (!found) throw new ControlError(`no project "${name}": ${all.map((one) => one.instrument.base).join(', ')}`);
  return found;
}

const wordOf = (world: World, { row }: Project) =>
  row.phase !== 'sale' ? row.phase : timeStatusAt(world.nowMs, row) === WARM_UP ? 'warmUp' : 'sale';

/** Actions for token subscriptions: each step that would come by itself happens at once. */
export const ieoActions = {
  'backOffice.projects': reads({}, ({ world }) =>
    world.tables.projects.all().map(({ id, startMs, endMs, listMs }) => {
      const project = needProject(world, id);
      const { base, name } = project.instrument;
      return { token: base, name, state: wordOf(world, project), startMs, endMs, listMs };
    }),
  ),
  /** Opens an upcoming sale now. Its duration stays the same. */
  'backOffice.beginSale': changes({ token }, ({ world }, { token: name }) => {
    const { row } = projectNamed(world, name);
    if (timeStatusAt(world.nowMs, row) !== WARM_UP) throw new ControlError(`${name} does not warm up any more`);
    return { endMs: beginSale(world, row.id).endMs };
  }),
  /** Ends a sale: allotments are decided at once, coins are issued half an hour later. */
  'backOffice.endSale': changes({ token }, ({ world }, { token: name }) => {
    const { row } = projectNamed(world, name);
    if (timeStatusAt(world.nowMs, row) === WARM_UP)
      throw new ControlError(`${name} is not on sale yet: begin it first`);
    if (row.phase !== 'sale' || timeStatusAt(world.nowMs, row) === OVER)
      throw new ControlError(`the sale of ${name} is over`);
    return { issueMs: endSale(world, row.id).issueMs };
  }),
  /** Lists a token on the market. A running sale ends before that, and its coins are issued. */
  'backOffice.listToken': changes({ token }, ({ world }, { token: name }) => {
    const { row, instrument } = projectNamed(world, name);
    if (row.phase === 'listed') throw new ControlError(`${name} is listed already`);
    if (timeStatusAt(world.nowMs, row) === WARM_UP)
      throw new ControlError(`${name} is not on sale yet: begin it first`);
    listNow(world, row.id);
    return { symbol: instrument.symbol };
  }),
};
