import { ArrowLeft, Plus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { useExchange } from '../exchange';
import { reportSuccess } from '../outcome';
import { useScenarioLang } from '../panels/scenario/use-scenarios';
import { FileChoice } from '../parts/file-choice';
import { Controls, Note, PanelStack, Section } from '../parts/parts';
import { Faults } from './faults';
import { keepPlaylist, keptPlaylists } from './kept-playlists';
import { KIND, type Playlist, type PlaylistFault, readPlaylist, wordsIn } from './playlist';
import styles from './playlist.module.css';
import { PlaylistEditor } from './playlist-editor';
import { PlaylistLine } from './playlist-line';
import { READY } from './ready';

/** The playlist in the editor; `id` is missing for a new one. */
interface Edited {
  readonly id?: string;
  readonly playlist: Playlist;
}

/** Ready-made and own playlists: begin, edit, share. */
export default function Playlists({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room-playlist');
  const lang = useScenarioLang();
  const { control } = useExchange();
  const own = useStore(keptPlaylists);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [faults, setFaults] = useState<readonly PlaylistFault[]>([]);

  const check = async (given: unknown) => {
    const [scenarios, people] = await Promise.all([control('scenario.list', {}), control('people.list', {})]);
    const known = { scenarios: scenarios.map(({ name }) => name), personas: people.map(({ persona }) => persona) };
    const read = readPlaylist(given, known);
    setFaults('faults' in read ? read.faults : []);
    return 'playlist' in read ? read.playlist : null;
  };
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Cleared, so that the same file can be chosen again.
    currentTarget.value = '';
    const playlist = file && (await check(await file.text()));
    if (!playlist) return;
    keepPlaylist(playlist);
    reportSuccess(t('said.opened', { name: wordsIn(playlist.name, lang) }));
  };
  const save = async ({ id, playlist }: Edited) => {
    const checked = await check(playlist);
    if (!checked) return;
    keepPlaylist(checked, id);
    setEdited(null);
    reportSuccess(t('said.saved', { name: wordsIn(checked.name, lang) }));
  };

  if (edited)
    return (
      <PlaylistEditor
        playlist={edited.playlist}
        onChange={(playlist) => setEdited({ ...edited, playlist })}
        onSave={() => void save(edited)}
        onCancel={() => {
          setFaults([]);
          setEdited(null);
        }}
      >
        <Faults faults={faults} />
      </PlaylistEditor>
    );
  return (
    <PanelStack>
      <Controls label={t('title')}>
        <Button size="sm" icon={<ArrowLeft size={14} aria-hidden />} onClick={onClose}>
          {t('toScenarios')}
        </Button>
        <Button
          size="sm"
          icon={<Plus size={14} aria-hidden />}
          onClick={() => setEdited({ playlist: { kind: KIND, name: t('newName'), minutes: 10, scenes: [] } })}
        >
          {t('make')}
        </Button>
      </Controls>
      <Note>{t('intro')}</Note>
      <Section title={t('ready')}>
        <ul aria-label={t('ready')} className={styles.lists}>
          {Object.entries(READY).map(([name, playlist]) => (
            <PlaylistLine key={name} playlist={playlist} address={name} onCopy={() => setEdited({ playlist })} />
          ))}
        </ul>
      </Section>
      <Section title={t('own')}>
        {own.length === 0 && <Note>{t('noOwn')}</Note>}
        <ul aria-label={t('own')} className={styles.lists}>
          {own.map(({ id, playlist }) => (
            <PlaylistLine key={id} id={id} playlist={playlist} onEdit={() => setEdited({ id, playlist })} />
          ))}
        </ul>
      </Section>
      <FileChoice label={t('import')} onChange={(event) => void open(event)} />
      <Faults faults={faults} />
    </PanelStack>
  );
}
