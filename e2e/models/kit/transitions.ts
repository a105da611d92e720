import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Snapshot } from './model';

/** A machine without effects that reports which transitions it takes, including eventless ones. */
export interface Watched<C> {
  readonly start: Snapshot<C>;
  /** Transitions taken before the first event. */
  readonly first: readonly string[];
  take(from: Snapshot<C>, event: { readonly type: string }): { to: Snapshot<C>; taken: readonly string[] };
}

export function watch<C>(machine: AnyStateMachine, input: unknown): Watched<C> {
  const names = namesOf(machine);
  let taken: string[] = [];
  const self = createActor(machine, {
    input,
    inspect(inspection) {
      if (inspection.type !== '@xstate.microstep') return;
      for (const transition of inspection._transitions) {
        const name = names.get(transition);
        if (name !== undefined) taken.push(name);
      }
    },
  });
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger() {},
    defer() {},
    stopChild() {},
    emit() {},
    actionExecutor() {},
  } as unknown as AnyActorScope;
  const first = taken;
  return {
    start: self.getSnapshot() as AnyMachineSnapshot,
    first,
    take(from, event) {
      taken = [];
      const to = machine.transition(from, event, scope);
      return { to, taken };
    },
  };
}

/** Names of all transitions of a machine. */
export const transitionsOf = (machine: AnyStateMachine): string[] => [...namesOf(machine).values()];

function namesOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>();
  const nodes: AnyStateNode[] = [machine.root, ...getStateNodes(machine.root)];
  for (const node of nodes) {
    for (const transition of [...node.transitions.values()].flat().concat(node.always ?? [])) {
      names.set(transition, nameOf(transition, machine.id));
    }
  }
  return names;
}

/** Such as `visitor.login: login → signingIn`, with the guard if there is one. */
function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition, machineId: string): string {
  const plain = (id: string) => (id === machineId ? '(any)' : id.replace(`${machineId}.`, ''));
  const what = eventType === '' ? 'always' : eventType.replaceAll(`${machineId}.`, '');
  const when = guard ? ` [${guardName(guard)}]` : '';
  const where = target?.map(({ id }) => plain(id)).join(' + ') ?? '(stays)';
  return `${plain(source.id)}: ${what}${when} → ${where}`;
}

function guardName(guard: NonNullable<AnyTransitionDefinition['guard']>): string {
  if (typeof guard === 'string') return guard;
  return 'type' in guard ? guard.type : guard.name || 'a condition';
}
