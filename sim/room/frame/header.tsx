import { Bug, Keyboard, RotateCcw, Save, Share2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { useExchange } from '../connection/exchange';
import { FaultsMark } from '../panels/faults/mark';
import { ConfirmButton } from '../parts/confirm-button';
import { LinkField } from '../parts/link-field';
import { Refusal } from '../parts/parts';
import { reportIsOpen } from '../report/report-is-open';
import { helpIsOpen } from '../shortcuts/shortcuts';
import { useRunTools } from '../tools/use-run-tools';
import { ContractLink } from './contract-link';
import styles from './header.module.css';
import { LanguageChoice } from './language-choice';
import { ManualLink } from './manual-link';
import type { Place } from './place';
import { ReplacedRunNotice } from './replaced-run-notice';
import { RunFacts } from './run-facts';
import { SaveButtons } from './save-buttons';
import { Warnings } from './warnings';

/** Describes the current run, with the actions for the run as a whole. */
export function Header({ place, onClose }: { place: Place; onClose: () => void }) {
  const { t } = useTranslation('room');
  const { t: remote } = useTranslation('room-remote');
  const { host } = useExchange();
  const { share, save, reset, link, error, busy } = useRunTools();
  const [isSaving, setSaving] = useState(false);
  return (
    <header className={cx(styles.header, place === 'sheet' && styles.narrow)}>
      {place === 'window' && <h1 className="visually-hidden">{host ? remote('title') : t('rail.remote')}</h1>}
      <div className={styles.top}>
        <h2 className={styles.title}>{t('title')}</h2>
        <FaultsMark />
        <RunFacts isWindow={place === 'window'} />
        <LanguageChoice />
        <ManualLink className={styles.manual} />
        <div className={styles.ends}>
          {place !== 'sheet' && (
            <>
              {!host && <ContractLink />}
              <IconButton
                label={t('shortcuts.open')}
                icon={<Keyboard size={20} aria-hidden />}
                onClick={() => helpIsOpen.set(true)}
              />
            </>
          )}
          {place !== 'window' && (
            <IconButton
              className={cx(place === 'sheet' && styles.corner)}
              label={t('close')}
              icon={<X size={20} aria-hidden />}
              onClick={onClose}
            />
          )}
        </div>
        <div className={styles.tools}>
          <Button size="sm" icon={<Share2 size={14} aria-hidden />} onClick={share} loading={busy}>
            {t('share')}
          </Button>
          <Button
            size="sm"
            icon={<Save size={14} aria-hidden />}
            aria-expanded={isSaving}
            onClick={() => setSaving(!isSaving)}
            guard={false}
          >
            {t('save')}
          </Button>
          <Button size="sm" icon={<Bug size={14} aria-hidden />} onClick={() => reportIsOpen.set(true)} guard={false}>
            {t('report')}
          </Button>
          <ConfirmButton
            icon={<RotateCcw size={14} aria-hidden />}
            label={t('reset')}
            confirmLabel={t('resetSure')}
            hint={t('resetHint')}
            onConfirm={reset}
          />
        </div>
      </div>
      {isSaving && <SaveButtons save={save} />}
      {link && <LinkField label={t('link')} link={link} />}
      <ReplacedRunNotice isOverApp={false} />
      <Refusal error={error} />
      <Warnings isWindow={place === 'window'} />
    </header>
  );
}
