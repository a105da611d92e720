import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { Controls, Note, Refusal, Section } from '../../parts/parts';
import { useCurrentPerson } from '../people/use-current-person';
import styles from './back-office.module.css';

const POLL_INTERVAL_MS = 2_500;
const SHOWN = 5;
const SIDES = ['buy', 'sell'] as const;

/**
 * OTC actions: take an offer for the customer, take the customer's advertisement, and move orders to their next state.
 */
export function Otc() {
  const { t } = useTranslation('room-otc');
  const { upTo } = useFormats();
  const person = useCurrentPerson();
  const orders = usePolled('otc.orders', {}, POLL_INTERVAL_MS).value?.slice(0, SHOWN);
  const ads = usePolled('otc.ads', {}, POLL_INTERVAL_MS).value?.slice(0, SHOWN);
  const { act, error } = useAction();
  return (
    <Section title={t('title')}>
      {person && (
        <Controls label={t('take', { name: person.nickname })}>
          {SIDES.map((side) => (
            <Button
              key={side}
              size="sm"
              onClick={() => void act('otc.take', { who: person.id, side }, t('taken', { name: person.nickname }))}
            >
              {t(`takes.${side}`)}
            </Button>
          ))}
        </Controls>
      )}
      {orders?.length === 0 && ads?.length === 0 && <Note>{t('none')}</Note>}
      <ul aria-label={t('ads')}>
        {ads?.map(({ id, who, side, rest, price, fiat, canBeTaken }) => (
          <li key={id} className={styles.line}>
            <p className={styles.words}>
              {t('ad', { id })}{' '}
              <span className={styles.dim}>
                {t(`sides.${side}`)} {upTo(rest, 8)} USDT, {upTo(price, 3)} {fiat}
              </span>
            </p>
            <Button
              size="sm"
              disabled={!canBeTaken}
              focusableWhenDisabled
              aria-label={t('comeTo', { id })}
              onClick={() => void act('otc.takeAd', { id }, t('came', { id }))}
            >
              {t('come')}
            </Button>
            {person && person.id !== who && (
              <Button
                size="sm"
                disabled={!canBeTaken}
                focusableWhenDisabled
                aria-label={t('takeAs', { name: person.nickname, id })}
                onClick={() =>
                  void act('otc.takeAd', { id, who: person.id }, t('tookAs', { name: person.nickname, id }))
                }
              >
                {person.nickname}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ul aria-label={t('orders')}>
        {orders?.map(({ id, side, number, amount, fiat, with: other, moves }) => (
          <li key={id} className={styles.line}>
            <p className={styles.words}>
              {t('order', { id })}{' '}
              <span className={styles.dim}>
                {t(`sides.${side}`)} {upTo(number, 8)} USDT, {upTo(amount, 2)} {fiat}, {other}
              </span>
            </p>
            {moves.map((to) => (
              <Button
                key={to}
                size="sm"
                aria-label={t(`moveOf.${to}`, { id })}
                onClick={() => void act('otc.move', { id, to }, t('moved', { id }))}
              >
                {t(`moves.${to}`)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <Refusal error={error} />
    </Section>
  );
}
