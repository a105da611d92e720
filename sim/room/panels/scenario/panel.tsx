import { PanelStack } from '../../parts/parts';
import { CurrentScenario } from './current-scenario';
import { ScenarioList } from './scenario-list';

/** The scenario that runs, with what can be tried in it, and all others. */
export default function ScenarioPanel() {
  return (
    <PanelStack>
      <CurrentScenario />
      <ScenarioList />
    </PanelStack>
  );
}
