import { Bug, Copy, Keyboard, RotateCcw, Save, Share2, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { linkIssues } from '../../control/open-stage';
import type { FileFault } from '../../people/fault';
import { useExchange, usePolled } from '../connection/exchange';
import { phoneIsThere } from '../connection/phone-is-there';
import { reportFailure, reportingErrors, reportSuccess } from '../outcome';
import { FaultsMark } from '../panels/faults/mark';
import { useFaultText } from '../panels/people/use-fault-text';
import { ConfirmButton } from '../parts/confirm-button';
import { copyText } from '../parts/copy';
import { LinkField } from '../parts/link-field';
import { Refusal } from '../parts/parts';
import { addressedFaults } from '../playlist/addressed-playlist';
import { Faults } from '../playlist/faults';
import { reportIsOpen } from '../report/report-is-open';
import { helpIsOpen } from '../shortcuts/shortcuts';
import { useRun } from '../tools/use-run';
import { useRunTools } from '../tools/use-run-tools';
import { ContractLink } from './contract-link';
import styles from './header.module.css';
import { LanguageChoice } from './language-choice';
import { ManualLink } from './manual-link';
import type { Place } from './place';
import { ReplacedRunNotice } from './replaced-run-notice';
import { SaveButtons } from './save-buttons';

/** Real milliseconds. Seldom, because the hash covers the whole state and nobody needs it more often. */
const HASH_EVERY_MS = 2_000;

/** Describes the current run, with the actions for the run as a whole. */
export function Header({ place, onClose }: { place: Place; onClose: () => void }) {
  const { t } = useTranslation('room');
  const { t: remote } = useTranslation('room-remote');
  const { persistence, host } = useExchange();
  const { reason, broken } = useStore(persistence);
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
      <LinkIssues />
      <Faults faults={useStore(addressedFaults)} />
      {reason && (
        <p className={styles.warning}>
          {host && reason === 'isolated' ? remote('memory') : t(`notRemembered.${reason}`)}
        </p>
      )}
      {broken && <p className={styles.warning}>{t('brokenRun')}</p>}
      {place === 'window' && !host && <PhoneState />}
    </header>
  );
}

/** Warnings about parts of the page's link that could not be followed. */
function LinkIssues() {
  const { t } = useTranslation('room');
  return useStore(linkIssues).map((issue) => (
    <p key={issue.kind === 'value' ? issue.name : issue.kind} className={styles.warning}>
      {issue.kind === 'version' && t('linkDoubt.version')}
      {issue.kind === 'value' && t('linkDoubt.value', { name: issue.name, value: issue.value })}
      {issue.kind === 'person' && (
        <Suspense>
          <PersonIssue fault={issue.fault} />
        </Suspense>
      )}
    </p>
  ));
}

function PersonIssue({ fault }: { fault: FileFault }) {
  const { t } = useTranslation('room');
  const words = useFaultText()(fault);
  return t('linkDoubt.person', { fault: fault.path === '' ? words : `${fault.path}: ${words}` });
}

function RunFacts({ isWindow }: { isWindow: boolean }) {
  const { t } = useTranslation('room');
  const run = useRun();
  const hash = usePolled('state.hash', {}, HASH_EVERY_MS).value?.hash;
  const { control } = useExchange();
  const copy = async () => {
    // The shown hash may be old, because the state changes meanwhile. The copied one must be current.
    const now = await control('state.hash', {});
    if (await copyText(now.hash)) reportSuccess(t('hashCopied', { hash: now.hash }));
    else reportFailure(t('copyFailed'));
  };
  return (
    <p className={styles.facts}>
      {run && <span>{t('seed', { seed: run.seed })}</span>}
      {hash && (
        <button
          type="button"
          className={styles.hash}
          aria-label={t('copyHash', { hash })}
          title={hash}
          onClick={() => reportingErrors(copy())}
        >
          {t('hash', { hash: shortHash(hash) })}
          <Copy size={12} aria-hidden />
        </button>
      )}
      {isWindow && <span>{t('build', { build: __BUILD_ID__ })}</span>}
    </p>
  );
}

/** Shortens a hash for display, `9f3c07d2a81e` → `9f3c·a81e`: enough to compare two of them. */
const shortHash = (hash: string) => `${hash.slice(0, 4)}·${hash.slice(-4)}`;

/** In a window of its own: says when there is no app to sign in and out. */
function PhoneState() {
  const { t } = useTranslation('room');
  if (useStore(phoneIsThere)) return null;
  return (
    <p className={styles.warning}>
      {t('noPhone')}{' '}
      <a href={location.pathname} target="_blank" rel="noreferrer" className={styles.openPhone}>
        {t('openPhone')}
      </a>
    </p>
  );
}
