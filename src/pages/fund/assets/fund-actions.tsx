import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Repeat2 } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import styles from './fund-actions.module.css';

/** Actions in the order of the specification. */
const ACTIONS = [
  { word: 'recharge', address: '/pages/fund/select?to=recharge', icon: ArrowDownToLine },
  { word: 'withdraw', address: '/pages/fund/withdraw', icon: ArrowUpFromLine },
  { word: 'transfer', address: '/pages/fund/transfer', icon: ArrowLeftRight },
  { word: 'exchange', address: '/pages/fund/fundTransfer', icon: Repeat2 },
] as const;

/**
 * Buttons for deposit, withdrawal, transfer and exchange, as far as the app has their pages; nothing if it has none.
 */
export function FundActions() {
  const { t } = useTranslation('assets');
  const offered = ACTIONS.filter(({ address }) => shell().isScreen(address));
  if (offered.length === 0) return null;
  return (
    <div className={styles.actions}>
      {offered.map(({ word, address, icon: Icon }) => (
        <button key={word} type="button" className={styles.action} onClick={() => shell().go(address)}>
          <span className={styles.icon}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </span>
          <span className={styles.word}>{t(word)}</span>
        </button>
      ))}
    </div>
  );
}
