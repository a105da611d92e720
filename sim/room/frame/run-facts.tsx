import { Copy } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useExchange } from '../connection/exchange';
import { usePolled } from '../connection/use-polled';
import { reportFailure, reportingErrors, reportSuccess } from '../outcome';
import { copyText } from '../parts/copy';
import { useRun } from '../tools/use-run';
import styles from './header.module.css';

/** Real milliseconds. Seldom, because the hash covers the whole state and nobody needs it more often. */
const HASH_EVERY_MS = 2_000;

/** The run in a line: its seed, and its state hash to be copied; in a window of its own also the build. */
export function RunFacts({ isWindow }: { isWindow: boolean }) {
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
