import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Switch } from '@/ui/forms/switch';
import { RoomDialog } from '../parts/dialog';
import { helpIsOpen, SHORTCUTS, type Shortcut, shortcutsAreOn, switchShortcuts } from './shortcuts';
import styles from './shortcuts-help.module.css';

const SIGNS: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowLeft: '←' };

/** The list of shortcuts, over everything else. */
export default function ShortcutsHelp() {
  const { t } = useTranslation('room');
  const isOn = useStore(shortcutsAreOn);
  return (
    <RoomDialog title={t('shortcuts.title')} closeLabel={t('shortcuts.close')} onClosed={() => helpIsOpen.set(false)}>
      <dl className={styles.list}>
        {(Object.keys(SHORTCUTS) as Shortcut[]).map((name) => (
          <div key={name} className={styles.line}>
            <dt>
              {SHORTCUTS[name].map((key) => (
                <kbd key={key} className={styles.key}>
                  {SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
                </kbd>
              ))}
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        checked={isOn}
        onCheckedChange={switchShortcuts}
        label={t('shortcuts.enabled')}
        hint={t('shortcuts.hint')}
      />
    </RoomDialog>
  );
}
