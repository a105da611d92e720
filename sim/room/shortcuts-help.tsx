import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { Switch } from '@/ui/forms/switch';
import { helpIsOpen, SHORTCUTS, type Shortcut, shortcutsAreOn, switchShortcuts } from './shortcuts';
import styles from './shortcuts-help.module.css';

const SIGNS: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowLeft: '←' };

/** The list of shortcuts, over everything else. The browser's own dialog traps the focus and restores it. */
export default function ShortcutsHelp() {
  const { t } = useTranslation('room');
  const isOn = useStore(shortcutsAreOn);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The dialog must be closed while it is still in the document; only then does it restore the focus.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('shortcuts.title')}
      // In React's strict mode the effect runs twice, and the first dialog's close event arrives after the second has
      // opened.
      onClose={({ currentTarget }) => currentTarget.open || helpIsOpen.set(false)}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{t('shortcuts.title')}</h2>
        <IconButton
          label={t('shortcuts.close')}
          icon={<X size={20} aria-hidden />}
          onClick={() => dialog.current?.close()}
        />
      </header>
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
    </dialog>
  );
}
