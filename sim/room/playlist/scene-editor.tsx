import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import { LANGUAGE_NAMES } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { usePolled } from '../connection/use-polled';
import { useSignInOptions } from '../panels/people/use-sign-in';
import { textIn } from '../panels/scenario/find-scenarios';
import { useScenarios } from '../panels/scenario/use-scenarios';
import { Choice } from '../parts/choice';
import { useWireLang } from '../tools/use-wire-lang';
import { type Scene, withField, withWords, wordsIn } from './playlist';
import styles from './playlist.module.css';
import { useSceneTitle } from './use-talk';
import { WholeNumberField } from './whole-number-field';

export interface SceneEditorProps {
  scene: Scene;
  place: { readonly at: number; readonly count: number };
  /** The move that has just brought the scene here; null when none has. */
  moved: { readonly by: 1 | -1 } | null;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (scene: Scene) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A scene in one line; opened, with all its fields. */
export function SceneEditor({ scene, place, moved, isOpen, onToggle, onChange, onMove, onRemove }: SceneEditorProps) {
  const { t } = useTranslation('room-playlist');
  const title = useSceneTitle()(scene);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  // The focus goes with the scene, so that the next press moves the same scene.
  useEffect(() => {
    if (moved) (moved.by < 0 ? up : down).current?.focus();
  }, [moved]);
  return (
    <li className={styles.list}>
      <button type="button" className={styles.scene} aria-expanded={isOpen} onClick={onToggle}>
        {t('scene', { scene: place.at + 1, title })}
      </button>
      <div className={styles.tools}>
        <IconButton
          ref={up}
          label={t('up', { title })}
          icon={<ArrowUp size={16} aria-hidden />}
          disabled={place.at === 0}
          focusableWhenDisabled
          onClick={() => onMove(-1)}
        />
        <IconButton
          ref={down}
          label={t('down', { title })}
          icon={<ArrowDown size={16} aria-hidden />}
          disabled={place.at === place.count - 1}
          focusableWhenDisabled
          onClick={() => onMove(1)}
        />
        <IconButton label={t('drop', { title })} icon={<X size={16} aria-hidden />} onClick={onRemove} />
      </div>
      {isOpen && <Fields scene={scene} onChange={onChange} />}
    </li>
  );
}

function Fields({ scene, onChange }: { scene: Scene; onChange: (scene: Scene) => void }) {
  const { t } = useTranslation('room-playlist');
  const lang = useWireLang();
  const scenarios = useScenarios();
  const listed = usePolled('people.list', {}).value ?? [];
  const set = <K extends keyof Scene>(field: K, value: Scene[K] | undefined | '') =>
    onChange(withField(scene, field, value));
  const persons = useSignInOptions(listed.filter(({ isPersona }) => isPersona));
  return (
    <div className={styles.fields}>
      <Choice
        label={t('field.scenario')}
        value={scene.scenario}
        options={scenarios.map(({ name, title }) => ({ value: name, label: textIn(title, lang) }))}
        onChange={(scenario) => onChange({ ...scene, scenario })}
      />
      <WholeNumberField
        aria-label={t('field.seed')}
        placeholder={t('field.seed')}
        value={scene.seed}
        onValueChange={(seed) => set('seed', seed)}
      />
      <TextField
        compact
        aria-label={t('field.after')}
        placeholder={t('field.after')}
        value={scene.after ?? ''}
        onValueChange={(after) => set('after', after.trim())}
      />
      <TextField
        compact
        aria-label={t('field.screen', { like: '/pages/fund/assets' })}
        placeholder={t('field.screen', { like: '/pages/fund/assets' })}
        value={scene.screen ?? ''}
        onValueChange={(screen) => set('screen', screen.trim())}
      />
      <Choice
        label={t('field.lang')}
        value={scene.lang ?? ''}
        options={[
          { value: '', label: t('sameLang') },
          ...WIRE_LANGS.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] })),
        ]}
        onChange={(code) => set('lang', code as WireLang | '')}
      />
      <Choice
        label={t('field.as')}
        value={scene.as ?? ''}
        options={[{ value: '', label: t('asScenario') }, ...persons]}
        onChange={(who) => set('as', who)}
      />
      {(['notes', 'todo'] as const).map((field) => (
        <div key={field} className={styles.wide}>
          <TextArea
            aria-label={t(`field.${field}`)}
            placeholder={t(`field.${field}`)}
            rows={2}
            value={wordsIn(scene[field], lang)}
            onValueChange={(text) => set(field, withWords(scene[field], lang, text))}
          />
        </div>
      ))}
    </div>
  );
}
