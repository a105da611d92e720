import type { InspectionEvent, MachineSnapshot } from 'xstate';
import { backend } from '@/data/api/backend';
import { recordTransition } from '@/lib/machines/machine-feed';
import { statePath } from '@/lib/machines/state-path';

const isMachine = (snapshot: object): snapshot is Pick<MachineSnapshotAny, 'machine' | 'value'> =>
  'machine' in snapshot && 'value' in snapshot;
// biome-ignore lint/suspicious/noExplicitAny: any kind of machine can arrive here
type MachineSnapshotAny = MachineSnapshot<any, any, any, any, any, any, any, any>;

const before = new WeakMap<object, string>();

function inspect(inspection: InspectionEvent): void {
  if (inspection.type !== '@xstate.snapshot' || !isMachine(inspection.snapshot)) return;
  const { actorRef, snapshot, event } = inspection;
  const to = statePath(snapshot.value);
  const from = before.get(actorRef) ?? null;
  before.set(actorRef, to);
  if (from === to) return;
  recordTransition({ machine: snapshot.machine.id, from, to, event: event.type, atMs: backend().clock.now() });
}

/**
 * Options for every machine that runs in a page: `useMachine(logic, { ...inspected, input })`. In the sandbox the
 * control room's inspector then shows its states; other builds drop it.
 */
export const inspected = __SANDBOX__ ? { inspect } : {};
