import { useTranslation } from 'react-i18next';
import { useNftCollection } from '@/data/queries/nft';
import { Badge } from '@/ui/display/badge';
import { Num } from '@/ui/text/num';
import wealth from '../../_shared/wealth/wealth.module.css';
import { ListState } from '../_shared/list-state';
import { SaleNote } from '../_shared/sale-note';
import { useNftTexts } from '../_shared/use-nft-texts';
import { workAddress } from '../_shared/work-address';
import { stillOf, WorkHead } from '../_shared/work-head';

/** What the viewer has marked. */
export function Collected() {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const collection = useNftCollection();
  return (
    <ListState
      query={collection}
      failed={t('failed')}
      empty={t('mine.emptyCollected')}
      emptyHint={t('mine.emptyCollectedHint')}
    >
      {(rows) => (
        <ul className={wealth.cards} aria-label={t('list')}>
          {rows.map((work) => (
            <li key={work.id}>
              <a className={wealth.card} href={`#${workAddress(work)}`}>
                <WorkHead
                  picture={stillOf(work)}
                  name={work.name}
                  note={t('by', { name: work.author_name })}
                  end={<Num weight="bold">{texts.amount(work.price, work.currency_name)}</Num>}
                />
                <span className={wealth.line}>
                  <Badge>{t(`mode${work.pay_type}`)}</Badge>
                  <SaleNote work={work} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </ListState>
  );
}
