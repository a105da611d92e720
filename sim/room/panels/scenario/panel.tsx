import { useState } from 'react';
import { LatePart } from '../../parts/late-part';
import { PanelStack } from '../../parts/parts';
import { playlistDraft } from '../../playlist/playlist-draft';
import { CurrentScenario } from './current-scenario';
import { ScenarioList } from './scenario-list';

const loadPlaylists = () => import('../../playlist/playlists').then((module) => module.default);

/** The scenario that runs, with what can be tried in it, and all others; or the playlists of them. */
export default function ScenarioPanel() {
  // While a playlist is being edited, the panel opens with the playlists.
  const [hasPlaylists, setPlaylists] = useState(() => playlistDraft.get() !== null);
  if (hasPlaylists) return <LatePart load={loadPlaylists} props={{ onClose: () => setPlaylists(false) }} />;
  return (
    <PanelStack>
      <CurrentScenario />
      <ScenarioList onPlaylists={() => setPlaylists(true)} />
    </PanelStack>
  );
}
