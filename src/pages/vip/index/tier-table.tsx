import type { Membership } from '@/data/membership/queries';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import styles from './tier-table.module.css';

type Tier = Membership['tiers'][number];

/** One row per benefit and one column per tier, because five columns fit a phone but nine do not. */
const BENEFITS = [
  { word: 'depositOver', field: 'deposit_over', kind: 'usd' },
  { word: 'extraDeposit', field: 'extra_deposit', kind: 'share' },
  { word: 'contractFee', field: 'contract_fee_discount', kind: 'share' },
  { word: 'optionsFee', field: 'options_fee_discount', kind: 'share' },
  { word: 'coinFee', field: 'coin_fee_discount', kind: 'share' },
  { word: 'dailyWithdrawal', field: 'daily_withdrawal', kind: 'usd' },
  { word: 'cardCashback', field: 'card_cashback', kind: 'share' },
  { word: 'loanLimit', field: 'loan_limit', kind: 'share' },
] as const satisfies readonly { word: string; field: keyof Tier; kind: 'usd' | 'share' }[];

/** The table of section 6, with the current tier marked. */
export function TierTable({ vip: { level, tiers } }: { vip: Membership }) {
  const { t } = useTranslation('vip');
  const formats = useFormats();
  const text = (value: string, kind: 'usd' | 'share') =>
    kind === 'usd'
      ? `${formats.upTo(new Decimal(value).div(1000), 1)}K`
      : formats.rate(new Decimal(value).times(100), 2);
  return (
    <Card title={t('table.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('table.benefit')}</span>
            </th>
            {tiers.map(({ tier }) => (
              <th key={tier} scope="col" className={cx(tier === level && styles.own)}>
                <span className="visually-hidden">{t('tier', { tier })}</span>
                <span aria-hidden="true">V{tier}</span>
                {tier === level && <span className="visually-hidden">, {t('table.own')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BENEFITS.map(({ word, field, kind }) => (
            <tr key={word}>
              <th scope="row">{t(`table.${word}`)}</th>
              {tiers.map((tier) => (
                <td key={tier.tier} className={cx(tier.tier === level && styles.own)}>
                  {text(tier[field], kind)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text as="p" size="small" tone="muted" className={styles.note}>
        {t('table.note')}
      </Text>
    </Card>
  );
}
