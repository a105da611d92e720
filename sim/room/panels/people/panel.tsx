import { useState } from 'react';
import { PanelStack } from '../../parts/parts';
import { Balances } from './balances';
import { Codes } from './codes';
import { Personas } from './personas';
import { useCurrentPerson } from './use-current-person';

/** The customer in the app, with sent codes and balances. */
export default function PeoplePanel() {
  const current = useCurrentPerson();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <PanelStack>
      <Personas current={current} />
      <Codes />
      <Balances who={chosen ?? current?.email ?? 'trader'} onChoose={setChosen} />
    </PanelStack>
  );
}
