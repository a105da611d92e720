import type { RealState } from '@/data/accounts/identity';
import { backend } from '@/data/api/backend';
import { DOCUMENTS, type DocumentId } from '@/domain/identity/identity';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { Allowances } from '../_shared/allowances';
import { isOpen, type LevelState, type LevelStates, TONES } from '../_shared/level-states';
import { Rejection } from '../_shared/rejection';
import { leaveVerification, returnAddress } from '../_shared/return-address';
import styles from './overview.module.css';
import type { IdentityWizard } from './use-identity-wizard';

/** State and limits of both levels. */
export function Overview({ wizard, levels }: { wizard: IdentityWizard; levels: LevelStates }) {
  const { t } = useTranslation('identity');
  const { kyc, from, goTo } = wizard;
  const back = levels.basic === 'approved' ? returnAddress(from) : null;
  return (
    <div className={styles.overview}>
      <Text as="p" tone="muted" className={styles.lead}>
        {t('lead')}
      </Text>
      {back !== null && (
        <Button variant="primary" size="lg" block onClick={() => leaveVerification(back)}>
          {t('goOn')}
        </Button>
      )}
      <LevelCard level="basic" state={levels.basic} real={kyc.real} onStart={() => goTo('account')} />
      <LevelCard
        level="advanced"
        state={levels.advanced}
        real={kyc.real}
        isAside={back !== null}
        onStart={() => goTo('pictures')}
      />
      {kyc.real?.real_data && <RecordCard record={kyc.real.real_data} />}
    </div>
  );
}

interface LevelCardProps {
  level: 'basic' | 'advanced';
  state: LevelState;
  real: RealState | undefined;
  /** Less prominent, because another card of the page is more important. */
  isAside?: boolean;
  onStart: () => void;
}

/** A level: state, limits, requirements and action. */
function LevelCard({ level, state, real, isAside = false, onStart }: LevelCardProps) {
  const { t } = useTranslation('identity');
  const format = useFormats();
  // Only the request time of Lv1 is on the wire.
  const sentSeconds = level === 'basic' ? real?.real_data?.create_time : undefined;
  return (
    <Card title={t(`levels.${level}`)} action={<Badge tone={TONES[state]}>{t(`status.${state}`)}</Badge>}>
      <div className={styles.card}>
        <Allowances level={level === 'basic' ? 1 : 2} />
        {(isOpen(state) || state === 'locked') && <p className={styles.note}>{t(`needs.${level}`)}</p>}
        {state === 'pending' && (
          <p className={styles.note} role="status">
            {sentSeconds ? t('waiting', { time: format.dateTime(sentSeconds * 1000) }) : t('waitingNow')}
          </p>
        )}
        {state === 'failed' && <Rejection failed={real?.failed} />}
        {isOpen(state) && (
          <Button variant={isAside ? 'secondary' : 'primary'} block onClick={onStart}>
            {state === 'failed' ? t('again') : t(`start.${level}`)}
          </Button>
        )}
      </div>
    </Card>
  );
}

const SHOWN = 4;

/** Masks all but the last four characters of a number; a shorter number shows only its last one. */
function maskedNumber(number: string): string {
  const shown = number.length > SHOWN ? SHOWN : 1;
  return '•'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown);
}

/** The stored record, shown only to the customer and masked against bystanders. */
function RecordCard({ record }: { record: NonNullable<RealState['real_data']> }) {
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
