import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { usePolled } from '../../connection/use-polled';
import { Choice } from '../../parts/choice';
import { Note, Refusal, Section } from '../../parts/parts';
import { Grant } from './grant';
import styles from './people.module.css';

const POLL_INTERVAL_MS = 2_000;

/** A customer's balances by account, and a form to grant more. */
export function Balances({ who, onChoose }: { who: string; onChoose: (who: string) => void }) {
  const { t } = useTranslation('room-people');
  const { upTo } = useFormats();
  const people = usePolled('people.list', {}).value ?? [];
  const { value, isCurrent, error } = usePolled('ledger.balances', { who }, POLL_INTERVAL_MS);
  // After a refusal the last answer belongs to another customer.
  const holdings = error === null ? value : undefined;
  const known = people.map(({ email, nickname }) => ({ value: email, label: nickname }));
  const options = known.some(({ value }) => value === who) ? known : [{ value: who, label: who }, ...known];
  const name = options.find(({ value }) => value === who)?.label ?? who;
  return (
    <Section title={t('balances')}>
      <Choice label={t('whose')} value={who} options={options} onChange={onChoose} />
      <Refusal error={error} />
      {holdings?.length === 0 && isCurrent && <Note>{t('noBalances')}</Note>}
      {holdings && holdings.length > 0 && (
        // Another customer's balances keep their place without being shown, so that the form below does not jump.
        <table className={styles.table} style={{ visibility: isCurrent ? 'visible' : 'hidden' }}>
          <thead>
            <tr>
              <th scope="col">{t('account')}</th>
              <th scope="col">{t('available')}</th>
              <th scope="col">{t('frozen')}</th>
            </tr>
          </thead>
          <tbody>
            {holdings.map(({ kind, asset, available, frozen }) => (
              <tr key={`${kind} ${asset}`}>
                <td>
                  {kind && t(`kinds.${kind}`)} <span className={styles.asset}>{asset}</span>
                </td>
                <td>{upTo(available, 8)}</td>
                <td>{upTo(frozen, 8)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Grant who={who} name={name} />
    </Section>
  );
}
