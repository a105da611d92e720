import type { NftWorkDetail } from '@/data/nft/queries';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { CopyButton } from '../../_shared/copy-button';
import { useRarityName } from '../_shared/use-rarity-name';
import styles from './facts.module.css';
import { TYPE_NAMES } from './names';

/** Characters of a code shown at each end, so that it fits a line of a narrow phone. */
const ENDS = 6;

const inShort = (code: string) => (code.length > 2 * ENDS + 1 ? `${code.slice(0, ENDS)}…${code.slice(-ENDS)}` : code);

/** Kind, rarity, network, creation date and code of a work. */
export function Facts({ work }: { work: NftWorkDetail }) {
  const { t } = useTranslation('nft');
  const formats = useFormats();
  const rarityName = useRarityName();
  const madeMs = fromWireTime(work.created ?? '');
  return (
    <Card title={t('detail.facts')}>
      <KeyValueList dense>
        <KeyValue label={t('detail.kind')}>{t(`type.${TYPE_NAMES[work.type]}`)}</KeyValue>
        {work.rarity !== '' && <KeyValue label={t('detail.rarity')}>{rarityName(work.rarity)}</KeyValue>}
        {work.chain && <KeyValue label={t('detail.chain')}>{work.chain}</KeyValue>}
        {madeMs !== null && <KeyValue label={t('detail.created')}>{formats.date(madeMs)}</KeyValue>}
        <KeyValue label={t('detail.collected')}>{t('detail.people', { count: work.collect_number })}</KeyValue>
        <KeyValue label={t('detail.code')}>
          <span className={styles.code}>
            <span title={work.code}>{inShort(work.code)}</span>
            <CopyButton text={work.code} label={t('detail.copyCode')} />
          </span>
        </KeyValue>
      </KeyValueList>
    </Card>
  );
}
