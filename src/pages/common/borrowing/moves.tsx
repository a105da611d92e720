import type { LoanDetail } from '@/data/loans/queries';
import { useTranslation } from '@/i18n/use-translation';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import styles from './borrowing.module.css';
import { useLoanTexts } from './use-loan-texts';

/** Movements of a loan, newest first: charged days, repayments, collections. */
export function Moves({ loan }: { loan: LoanDetail }) {
  const { t } = useTranslation(['loan', 'assets']);
  const texts = useLoanTexts();
  const { currency_name: coin, moves } = loan;
  return (
    <section className={styles.moves} aria-label={t('sheet.moves')}>
      <Text as="h3" weight="bold">
        {t('sheet.moves')}
      </Text>
      {moves.length === 0 ? (
        <Text as="p" size="note" tone="secondary">
          {t('sheet.noMoves')}
        </Text>
      ) : (
        <List label={t('sheet.moves')}>
          {moves.map(({ id, kind, amount, account, owed, created_time }) => (
            <ListRow
              key={id}
              dense
              title={
                account === ''
                  ? t(`sheet.move.${kind}`)
                  : t('sheet.moveFrom', { account: t(`assets:accounts.${account}`) })
              }
              subtitle={texts.wireTime(created_time)}
              trailing={<Num>{texts.amount(amount, coin)}</Num>}
              trailingNote={t('sheet.owedAfter', { amount: texts.amount(owed, coin) })}
            />
          ))}
        </List>
      )}
    </section>
  );
}
