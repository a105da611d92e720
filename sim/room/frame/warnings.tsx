import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { linkIssues } from '../../control/open-stage';
import type { FileFault } from '../../people/fault';
import { useExchange } from '../connection/exchange';
import { phoneIsThere } from '../connection/phone-is-there';
import { useFaultText } from '../panels/people/use-fault-text';
import { addressedFaults } from '../playlist/addressed-playlist';
import { Faults } from '../playlist/faults';
import styles from './header.module.css';

/** What a presenter must know of this page: what its address could not do, and whether the run is kept. */
export function Warnings({ isWindow }: { isWindow: boolean }) {
  const { t } = useTranslation('room');
  const { t: remote } = useTranslation('room-remote');
  const { persistence, host } = useExchange();
  const { reason, broken } = useStore(persistence);
  return (
    <>
      <LinkIssues />
      <Faults faults={useStore(addressedFaults)} />
      {reason && (
        <p className={styles.warning}>
          {host && reason === 'isolated' ? remote('memory') : t(`notRemembered.${reason}`)}
        </p>
      )}
      {broken && <p className={styles.warning}>{t('brokenRun')}</p>}
      {isWindow && !host && <PhoneState />}
    </>
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
