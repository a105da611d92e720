import { readFileSync } from 'node:fs';
import { USAGE as conform } from '../../conform/options';
import { USAGE as sim } from '../../hosts/node-server/options';
import { methodTableSource } from '../../testing/sandbox-docs';
import { callsOfContract, eventsOfContract, refusalsOfContract } from './contract';
import { fence } from './markdown';
import { actionsIn, methodsIn } from './sandbox';
import { faultsIn, keysOfRoom, marketsOfExchange, personasOfExchange, personIn, scenariosOfLibrary } from './stage';

/** The generated parts of the pages in `docs/reference/`, as Markdown by name: `{{ reference.calls }}`. */
export async function manualReference() {
  const declaration = methodTableSource();
  return {
    methods: methodsIn(declaration),
    actions: await actionsIn(declaration),
    calls: callsOfContract(),
    events: eventsOfContract(),
    refusals: refusalsOfContract(),
    scenarios: scenariosOfLibrary(),
    personas: personasOfExchange(),
    person: personIn(readFileSync('sim/people/person.ts', 'utf8')),
    markets: marketsOfExchange(),
    keys: keysOfRoom(),
    faults: faultsIn(readFileSync('sim/faults/settings.ts', 'utf8')),
    conform: fence('text', conform),
    sim: fence('text', sim),
  };
}
