import { lazy, useState } from 'react';
import { PanelStack } from '../../parts/parts';
import { CurrentScenario } from './current-scenario';
import { ScenarioList } from './scenario-list';

const Playlists = lazy(() => import('../../playlist/playlists'));

/** The scenario that runs, with what can be tried in it, and all others; or the playlists of them. */
export default function ScenarioPanel() {
  const [hasPlaylists, setPlaylists] = useState(false);
  if (hasPlaylists) return <Playlists onClose={() => setPlaylists(false)} />;
  return (
    <PanelStack>
      <CurrentScenario />
      <ScenarioList onPlaylists={() => setPlaylists(true)} />
    </PanelStack>
  );
}
