import { Plus, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { reportError } from '../outcome';
import { useScenarios } from '../panels/scenario/use-scenarios';
import { Controls, PanelStack, Section } from '../parts/parts';
import { useWireLang } from '../tools/use-wire-lang';
import { type Playlist, type Scene, withWords, wordsIn } from './playlist';
import styles from './playlist.module.css';
import { SceneEditor } from './scene-editor';
import { useSceneNow } from './use-scene-now';
import { WholeNumberField } from './whole-number-field';

export interface PlaylistEditorProps {
  playlist: Playlist;
  onChange: (playlist: Playlist) => void;
  onSave: () => void;
  onCancel: () => void;
  /** The faults of the playlist, shown below the fields. */
  children: ReactNode;
}

/** Name, length and scenes of a playlist. Changes are stored only when the playlist is saved. */
export function PlaylistEditor({ playlist, onChange, onSave, onCancel, children }: PlaylistEditorProps) {
  const { t } = useTranslation('room-playlist');
  const lang = useWireLang();
  const scenarios = useScenarios();
  const sceneNow = useSceneNow();
  const [openAt, setOpenAt] = useState<number | null>(null);
  /** The last move, and where it has brought its scene; null when something else was changed since. */
  const [moved, setMoved] = useState<{ readonly at: number; readonly by: 1 | -1 } | null>(null);
  const { scenes } = playlist;
  const change = (next: readonly Scene[]) => {
    onChange({ ...playlist, scenes: [...next] });
    setMoved(null);
  };
  const add = (scene: Scene) => {
    change([...scenes, scene]);
    setOpenAt(scenes.length);
  };
  const move = (at: number, by: 1 | -1) => {
    const [scene, rest] = [scenes[at], scenes.filter((_, other) => other !== at)];
    if (!scene) return;
    change([...rest.slice(0, at + by), scene, ...rest.slice(at + by)]);
    setOpenAt(null);
    setMoved({ at: at + by, by });
  };
  return (
    <PanelStack>
      <div className={styles.heads}>
        <TextField
          compact
          label={t('name')}
          value={wordsIn(playlist.name, lang)}
          onValueChange={(name) => onChange({ ...playlist, name: withWords(playlist.name, lang, name) })}
        />
        <WholeNumberField
          label={t('minutes')}
          value={playlist.minutes}
          onValueChange={(minutes) => {
            const { minutes: _, ...rest } = playlist;
            onChange(minutes === undefined ? rest : { ...rest, minutes });
          }}
        />
      </div>
      <Section title={t('scenes')}>
        <ol aria-label={t('scenes')} className={styles.lists}>
          {scenes.map((scene, at) => (
            <SceneEditor
              // biome-ignore lint/suspicious/noArrayIndexKey: a scene has nothing that identifies it but its place
              key={at}
              scene={scene}
              place={{ at, count: scenes.length }}
              moved={moved?.at === at ? moved : null}
              isOpen={openAt === at}
              onToggle={() => setOpenAt(openAt === at ? null : at)}
              onChange={(next) => change(scenes.map((other, index) => (index === at ? next : other)))}
              onMove={(by) => move(at, by)}
              onRemove={() => {
                change(scenes.filter((_, other) => other !== at));
                setOpenAt(null);
              }}
            />
          ))}
        </ol>
        <Controls label={t('scenes')}>
          <Button
            size="sm"
            icon={<Smartphone size={14} aria-hidden />}
            onClick={() => void sceneNow().then(add, reportError)}
          >
            {t('addNow')}
          </Button>
          <Button
            size="sm"
            icon={<Plus size={14} aria-hidden />}
            onClick={() => add({ scenario: scenarios[0]?.name ?? '', seed: 7 })}
          >
            {t('addScene')}
          </Button>
        </Controls>
      </Section>
      {children}
      <Controls label={t('save')}>
        <Button variant="primary" size="sm" onClick={onSave}>
          {t('save')}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Controls>
    </PanelStack>
  );
}
