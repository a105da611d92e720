import { useTranslation } from '@/i18n/use-translation';
import { Note } from '../parts/parts';
import type { PlaylistFault } from './playlist';
import styles from './playlist.module.css';

/** Values for slots of the texts, the same in every language. */
const EXAMPLES = { size: '200 kB', like: '/pages/market/market', rest: 'rest', runs: 'runs' };

/** A sentence for each fault of a playlist that was opened or edited. */
export function Faults({ faults }: { faults: readonly PlaylistFault[] }) {
  const { t } = useTranslation('room-playlist');
  if (faults.length === 0) return null;
  return (
    <div role="alert" className={styles.faults}>
      <Note>{t('wrong')}</Note>
      <ul>
        {faults.map(({ at, fault, value }) => (
          <li key={`${at} ${fault}`}>{t(`fault.${fault}`, { at, value, ...EXAMPLES })}</li>
        ))}
      </ul>
    </div>
  );
}
