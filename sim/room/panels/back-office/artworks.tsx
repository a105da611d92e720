import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { Controls, Note, Refusal, Section } from '../../parts/parts';
import { useCurrentPerson } from '../people/use-current-person';
import styles from './back-office.module.css';

const POLL_INTERVAL_MS = 2_500;
const SHOWN = 5;
const SALES = ['auction', 'fixed', 'box'] as const;
const BOXES = ['N', 'R', 'SR', 'chance'] as const;

/**
 * NFT actions: list an artwork, end an auction that a customer takes part in, outbid its leader, decide the next blind
 * box.
 */
export function Artworks() {
  const { t } = useTranslation('room-nft');
  const person = useCurrentPerson();
  const auctions = usePolled('nft.auctions', {}, POLL_INTERVAL_MS).value?.slice(0, SHOWN);
  const { act, error } = useAction();
  return (
    <Section title={t('title')}>
      <Note>{t('list')}</Note>
      <Controls label={t('list')}>
        {SALES.map((sale) => (
          <Button
            key={sale}
            size="sm"
            onClick={() => void act('nft.list', { sale, minutes: 10, rivals: 'all' }, t(`listed.${sale}`))}
          >
            {t(`lists.${sale}`)}
          </Button>
        ))}
      </Controls>
      {person && (
        <>
          <Note>{t('nextBox', { name: person.nickname })}</Note>
          <Controls label={t('nextBox', { name: person.nickname })}>
            {BOXES.map((rarity) => (
              <Button
                key={rarity}
                size="sm"
                onClick={() =>
                  void act(
                    'nft.nextBox',
                    { who: person.id, rarity },
                    rarity === 'chance' ? t('boxByChance') : t('boxWillBe', { rarity, name: person.nickname }),
                  )
                }
              >
                {rarity === 'chance' ? t('chance') : t('box', { rarity })}
              </Button>
            ))}
          </Controls>
        </>
      )}
      <Note>{t(auctions?.length === 0 ? 'none' : 'auctions')}</Note>
      <ul aria-label={t('auctions')} className={styles.rows}>
        {auctions?.map(({ code, name, price, asset, leader, leads }) => (
          <li key={code} className={styles.line}>
            <p className={styles.words}>
              {name}{' '}
              <span className={styles.dim}>
                {price} {asset} {leader}
              </span>{' '}
              {leads && <Badge tone="up">{t('leads')}</Badge>}
            </p>
            <Button
              size="sm"
              aria-label={t('outbidOn', { name })}
              onClick={() => void act('nft.outbid', { code }, t('outbidDone', { name }))}
            >
              {t('outbid')}
            </Button>
            <Button
              size="sm"
              aria-label={t('endOf', { name })}
              onClick={() => void act('nft.endAuction', { code }, t('ended', { name }))}
            >
              {t('end')}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal error={error} />
    </Section>
  );
}
