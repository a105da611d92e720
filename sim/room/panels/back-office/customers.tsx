import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { SearchField } from '@/ui/forms/search-field';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { Note, Refusal, Section } from '../../parts/parts';
import styles from './back-office.module.css';

const POLL_INTERVAL_MS = 2_500;

/** Customers and their sessions, with the actions that end a session or block an account. */
export function Customers() {
  const { t } = useTranslation('room-back-office');
  const [find, setFind] = useState('');
  const customers = usePolled('backOffice.customers', { find }, POLL_INTERVAL_MS).value;
  const { act, error } = useAction();
  return (
    <Section title={t('customers')}>
      <SearchField
        label={t('findCustomer')}
        placeholder={t('findCustomer')}
        clearLabel={t('clearFind')}
        value={find}
        onValueChange={setFind}
      />
      {customers?.length === 0 && <Note>{t('nobody')}</Note>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div role="group" className={styles.customers} tabIndex={0} aria-label={t('customers')}>
        <ul>
          {customers?.map(({ id, name, account, isSignedIn, isBlocked }) => (
            <li key={id} className={styles.line}>
              <p className={styles.words}>
                {name} <span className={styles.dim}>{account}</span>{' '}
                {isSignedIn && <Badge tone="up">{t('signedIn')}</Badge>}
                {isBlocked && <Badge tone="down">{t('blocked')}</Badge>}
              </p>
              {isSignedIn && (
                <Button
                  size="sm"
                  aria-label={t('endSessionOf', { name })}
                  onClick={() => void act('backOffice.endSession', { who: id }, t('said.ended', { name }))}
                >
                  {t('endSession')}
                </Button>
              )}
              <Button
                size="sm"
                aria-label={isBlocked ? t('unblockWho', { name }) : t('blockWho', { name })}
                onClick={() =>
                  void act(
                    'backOffice.block',
                    { who: id, blocked: !isBlocked },
                    isBlocked ? t('said.unblocked', { name }) : t('said.blocked', { name }),
                  )
                }
              >
                {isBlocked ? t('unblock') : t('block')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <Refusal error={error} />
    </Section>
  );
}
