import type { RealState } from '@/data/accounts/identity';
import { backend } from '@/data/api/backend';
import { DOCUMENTS, type DocumentId } from '@/domain/identity/identity';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import styles from './overview.module.css';

const SHOWN = 4;

/** Masks all but the last four characters of a number; a shorter number shows only its last one. */
function maskedNumber(number: string): string {
  const shown = number.length > SHOWN ? SHOWN : 1;
  return '•'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown);
}

/** The stored record, shown only to the customer and masked against bystanders. */
export function RecordCard({ record }: { record: NonNullable<RealState['real_data']> }) {
  const { t } = useTranslation('identity');
  const kind = DOCUMENTS[record.id_type as DocumentId];
  const sides = [
    ['front', record.front_pic ?? ''],
    ['back', record.reverse_pic ?? ''],
  ] as const;
  return (
    <Card title={t('document')}>
      <div className={styles.card}>
        <KeyValueList dense>
          <KeyValue label={t('form.name')}>{record.name}</KeyValue>
          <KeyValue label={t('form.kind')}>{t(`kinds.${kind}`)}</KeyValue>
          <KeyValue label={t('number')}>{maskedNumber(record.card_id ?? '')}</KeyValue>
        </KeyValueList>
        {record.front_pic && record.reverse_pic && (
          <div className={styles.pictures}>
            {sides.map(([side, address]) => (
              <figure key={side} className={styles.picture}>
                <img src={backend().assetUrl(address)} alt="" loading="lazy" />
                <figcaption>{t(`sides.${side}.${kind}`)}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}
