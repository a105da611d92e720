import { ArrowLeft, Plus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { useExchange } from '../connection/exchange';
import { reportingErrors, reportSuccess } from '../outcome';
import { FileChoice } from '../parts/file-choice';
import { Controls, Note, PanelStack, Section } from '../parts/parts';
import { useWireLang } from '../tools/use-wire-lang';
import { Faults } from './faults';
import { keepPlaylist, keptPlaylists } from './kept-playlists';
import { knownNames } from './known-names';
import { KIND, type PlaylistFault, readPlaylist, withoutEmptyWords, wordsIn } from './playlist';
import styles from './playlist.module.css';
import { playlistDraft } from './playlist-draft';
import { PlaylistEditor } from './playlist-editor';
import { PlaylistLine } from './playlist-line';
import { READY } from './ready';

/** Ready-made and own playlists: begin, edit, share. */
export default function Playlists({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room-playlist');
  const lang = useWireLang();
  const { control } = useExchange();
  const own = useStore(keptPlaylists);
  const edited = useStore(playlistDraft);
  const [faults, setFaults] = useState<readonly PlaylistFault[]>([]);

  const check = async (given: unknown) => {
    const read = readPlaylist(given, await knownNames(control));
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
  const save = async ({ id, playlist }: NonNullable<typeof edited>) => {
    const checked = await check(withoutEmptyWords(playlist));
    if (!checked) return;
    keepPlaylist(checked, id);
    playlistDraft.set(null);
    reportSuccess(t('said.saved', { name: wordsIn(checked.name, lang) }));
  };

  if (edited)
    return (
      <PlaylistEditor
        playlist={edited.playlist}
        onChange={(playlist) => playlistDraft.set({ ...edited, playlist })}
        onSave={() => reportingErrors(save(edited))}
        onCancel={() => {
          setFaults([]);
          playlistDraft.set(null);
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
          onClick={() => playlistDraft.set({ playlist: { kind: KIND, name: t('newName'), minutes: 10, scenes: [] } })}
        >
          {t('make')}
        </Button>
      </Controls>
      <Note>{t('intro')}</Note>
      <Section title={t('ready')}>
        <ul aria-label={t('ready')} className={styles.lists}>
          {Object.entries(READY).map(([name, playlist]) => (
            <PlaylistLine
              key={name}
              playlist={playlist}
              address={name}
              onCopy={() => playlistDraft.set({ playlist })}
            />
          ))}
        </ul>
      </Section>
      <Section title={t('own')}>
        {own.length === 0 && <Note>{t('noOwn')}</Note>}
        <ul aria-label={t('own')} className={styles.lists}>
          {own.map(({ id, playlist }) => (
            <PlaylistLine key={id} id={id} playlist={playlist} onEdit={() => playlistDraft.set({ id, playlist })} />
          ))}
        </ul>
      </Section>
      <FileChoice label={t('import')} onChange={(event) => reportingErrors(open(event))} />
      <Faults faults={faults} />
    </PanelStack>
  );
}
