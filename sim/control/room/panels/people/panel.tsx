import { useState } from 'react';
import { PanelStack } from '../../parts/parts';
import { Balances } from './balances';
import { Codes } from './codes';
import { Personas } from './personas';
import { useCurrentPerson } from './use-current-person';

/** Who uses the app, what they were sent, and what they have. */
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
