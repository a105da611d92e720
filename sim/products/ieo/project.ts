import type { Applied, SubscriptionTerms } from '@/domain/ieo/subscription';
import { Decimal, type Money, min, money, ZERO } from '@/domain/money/money';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { marketOfToken } from './opening';
import { simulatedDemand } from './simulated-demand';
import type { ProjectRow } from './tables';
import { PROJECTS, type ProjectTerms } from './terms';

/** A project with its row, its terms and its market. */
export interface Project {
  readonly row: ProjectRow;
  readonly terms: ProjectTerms;
  readonly instrument: Instrument;
  readonly sale: SubscriptionTerms;
}

const saleOf = new Map<number, SubscriptionTerms>();

function saleTerms({ id, mode, issue, min, max }: ProjectTerms, instrument: Instrument): SubscriptionTerms {
  const known = saleOf.get(id);
  if (known) return known;
  const sale = {
    mode,
    issue: new Decimal(issue),
    // USDT for one coin: the base price of the token's market, which lies on the price grid.
    price: money(String(instrument.basePrice)),
    min: new Decimal(min),
    max: new Decimal(max),
    amountDecimals: instrument.lotDecimals,
  };
  saleOf.set(id, sale);
  return sale;
}

/** The project with this id; undefined when there is none. */
export function projectOf(world: World, id: number): Project | undefined {
  const row = world.tables.projects.get(id);
  const terms = PROJECTS.find((one) => one.id === id);
  if (!row || !terms) return undefined;
  const instrument = marketOfToken(terms.token);
  return { row, terms, instrument, sale: saleTerms(terms, instrument) };
}

/** As `projectOf`, but throws when there is none: for ids from stored rows. */
export function needProject(world: World, id: number): Project {
  const found = projectOf(world, id);
  if (!found) throw new Error(`no project ${id}`);
  return found;
}

/**
 * Coins applied for by customers and simulated subscribers at an instant. In a first-come sale, simulated subscribers
 * get at most the part of the issue that customers have left.
 */
export function appliedTotal(world: World, { row, terms, sale }: Project, atMs: number): Money {
  if (row.total !== '') return new Decimal(row.total);
  const customers = new Decimal(row.applied);
  const wanted = new Decimal(simulatedDemand(world, terms, row, atMs).coins);
  return customers.add(sale.mode === 'first_come' ? min(wanted, sale.issue.sub(customers)) : wanted);
}

/** Number of applications of customers and simulated subscribers. */
export function applicationsTotal(world: World, { row, terms }: Project, atMs: number): number {
  if (row.total === '') return row.applications + simulatedDemand(world, terms, row, atMs).applications;
  const simulatedTickets = new Decimal(row.total).sub(row.applied).div(terms.ticket);
  return row.applications + Math.floor(simulatedTickets.toNumber());
}

/** Coins that one customer has applied for in a project. */
export const ownApplied = (world: World, userId: number, projectId: number): Money =>
  world.tables.subscriptions
    .list('userProject', `${userId}|${projectId}`)
    .reduce((sum, { amount }) => sum.add(amount), ZERO);

/** Coins applied for so far: the total and those of one customer. */
export const appliedNow = (world: World, project: Project, userId: number): Applied => ({
  total: appliedTotal(world, project, world.nowMs),
  own: ownApplied(world, userId, project.row.id),
});
