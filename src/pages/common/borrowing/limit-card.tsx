import type { LoanConfig } from '@/data/loans/queries';
import { Decimal, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { ProgressBar } from '../../_shared/wealth/progress-bar';
import styles from './borrowing.module.css';
import { useLoanTexts } from './use-loan-texts';

/** Borrowing limit and how it is calculated. */
export function LimitCard({ config }: { config: LoanConfig }) {
  const { t } = useTranslation('loan');
  const texts = useLoanTexts();
  const { currency_name: coin, limit, left, borrowed, waiting, owed, share, assets_usdt, vip_level } = config;
  const isBarred = config.barrier !== '' && config.barrier !== 'loan_waiting';
  const taken = new Decimal(borrowed).plus(waiting);
  return (
    <Card data-tour="loan-limit">
      <div className={styles.head}>
        <div>
          <Text as="h2" size="note" tone="secondary">
            {t('can')}
          </Text>
          <Num size="figure" weight="bold" unit={coin}>
            {texts.rough(isBarred ? ZERO : left, '').trim()}
          </Num>
        </div>
        <a className={styles.link} href={`#${path('/pages/vip/index')}`}>
          {t('toVip')}
        </a>
      </div>
      <div className={styles.facts}>
        {new Decimal(limit).gt(0) && <ProgressBar fraction={taken.div(limit).toNumber()} />}
        <KeyValueList>
          {vip_level > 0 && (
            <KeyValue label={t('limit')}>
              {t('limitValue', { percent: texts.share(share), amount: texts.rough(assets_usdt, coin) })}
            </KeyValue>
          )}
          {new Decimal(borrowed).gt(0) && <KeyValue label={t('used')}>{texts.amount(borrowed, coin)}</KeyValue>}
          {new Decimal(waiting).gt(0) && <KeyValue label={t('waiting')}>{texts.amount(waiting, coin)}</KeyValue>}
          {new Decimal(owed).gt(0) && (
            <KeyValue label={t('owe')} strong>
              {texts.amount(owed, coin)}
            </KeyValue>
          )}
        </KeyValueList>
        {vip_level > 0 && (
          <Text as="p" size="small" tone="muted">
            {t('limitHint', { tier: vip_level })}
          </Text>
        )}
      </div>
    </Card>
  );
}
