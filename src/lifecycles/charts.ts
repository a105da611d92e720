import type { AnyStateNode } from 'xstate';
import type { ChartMove, MachineChart } from '@/lib/machines/machine-charts';
import { auctionMachine } from './auction';
import { authMachine } from './auth';
import { contractPositionMachine } from './contract-position';
import { dualPurchaseMachine } from './dual-purchase';
import { kycMachine } from './kyc';
import { lockDepositMachine } from './lock-deposit';
import { optionMachine } from './option-order';

const pathOf = ({ path }: AnyStateNode): string => path.join('.');

function eventOf(type: string): string {
  if (type.startsWith('xstate.done')) return 'done';
  return type.startsWith('xstate.error') ? 'failed' : type;
}

function movesOf(node: AnyStateNode): ChartMove[] {
  const own = [...node.transitions.values()].flat();
  return [...own, ...(node.always ?? [])].flatMap(({ target = [], eventType }) =>
    target.map((to) => ({ from: pathOf(node), to: pathOf(to), event: eventOf(eventType) })),
  );
}

/** A machine as its definition says it. A transition to the same place for several conditions is listed once. */
function chartOf(machine: { readonly id: string; readonly root: AnyStateNode }): MachineChart {
  const nodes: AnyStateNode[] = [];
  const visit = (node: AnyStateNode) => {
    nodes.push(node);
    for (const inner of Object.values(node.states)) visit(inner);
  };
  visit(machine.root);
  const moves = new Map(nodes.flatMap(movesOf).map((move) => [JSON.stringify(move), move]));
  const states = nodes.map(pathOf).filter((path) => path !== '');
  return { machine: machine.id, states, moves: [...moves.values()] };
}

/** The seven lifecycles. */
export const charts: readonly MachineChart[] = [
  chartOf(authMachine),
  chartOf(kycMachine),
  chartOf(optionMachine),
  chartOf(contractPositionMachine),
  chartOf(auctionMachine),
  chartOf(lockDepositMachine),
  chartOf(dualPurchaseMachine),
];
