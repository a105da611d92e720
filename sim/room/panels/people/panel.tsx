import { useState } from 'react';
import { usePolled } from '../../connection/use-polled';
import { PanelStack } from '../../parts/parts';
import { Balances } from './balances';
import { Codes } from './codes';
import { ownerOf } from './owner';
import { PeopleFiles } from './people-files';
import { Personas } from './personas';
import { useCurrentPerson } from './use-current-person';

/** The customer in the app, with sent codes and balances, and adding or saving people as data. */
export default function PeoplePanel() {
  const current = useCurrentPerson();
  const [chosen, setChosen] = useState<string | null>(null);
  const people = usePolled('people.list', {}).value;
  const who = ownerOf(chosen, people, current);
  return (
    <PanelStack>
      <Personas current={current} />
      <Codes />
      <Balances who={who} onChoose={setChosen} />
      <PeopleFiles who={who} />
    </PanelStack>
  );
}
