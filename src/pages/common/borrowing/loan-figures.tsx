import type { LoanDetail } from '@/data/loans/queries';
import { isOwed, LOAN_OVERDUE } from '@/domain/loans/loans';
import { Decimal } from '@/domain/money/money';
import { fromWireTime } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Badge } from '@/ui/display/badge';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Countdown } from '@/ui/feedback/countdown';
import { useLoanTexts } from './use-loan-texts';

export function LoanFigures({ loan }: { loan: LoanDetail }) {
  const { t } = useTranslation('loan');
  const texts = useLoanTexts();
  const { currency_name: coin, status } = loan;
  const owes = isOwed(status);
  const overdue = status === LOAN_OVERDUE;
  const state = texts.state(status);
  const amount = (value: string) => texts.amount(value, coin);
  const cost = new Decimal(loan.interest_total).plus(loan.penalty_total);
  const waits = [
    ['nextLeft', loan.next_at],
    [overdue ? 'collectLeft' : 'dueLeft', overdue ? loan.collect_at : loan.due_at],
  ] as const;
  const times = [
    ['due', loan.due_at],
    ['sheet.started', loan.started_at],
    ['sheet.asked', loan.created_at],
    ['sheet.ended', loan.ended_at],
  ] as const;
  return (
    <KeyValueList>
      <KeyValue label={texts.progress(loan)}>
        <Badge tone={state.tone}>{state.text}</Badge>
      </KeyValue>
      {loan.notes && <KeyValue label={t('sheet.reason')}>{loan.notes}</KeyValue>}
      <KeyValue label={t('sheet.rate')}>{t('perDay', { percent: texts.percent(loan.day_rate) })}</KeyValue>
      {owes && (
        <>
          <KeyValue label={t('sheet.principal')}>{amount(loan.principal)}</KeyValue>
          <KeyValue label={t('sheet.interest')}>{amount(loan.interest)}</KeyValue>
          {new Decimal(loan.penalty).gt(0) && <KeyValue label={t('sheet.penalty')}>{amount(loan.penalty)}</KeyValue>}
          <KeyValue label={t('owed')} strong>
            {amount(loan.owed)}
          </KeyValue>
          {waits.map(([word, at]) => (
            <Left key={word} label={t(word)} at={at} />
          ))}
        </>
      )}
      {new Decimal(loan.repaid).gt(0) && <KeyValue label={t('sheet.repaid')}>{amount(loan.repaid)}</KeyValue>}
      {cost.gt(0) && <KeyValue label={t('sheet.cost')}>{texts.amount(cost, coin)}</KeyValue>}
      {times.map(
        ([word, at]) =>
          at && (
            <KeyValue key={word} label={t(word)}>
              {texts.wireTime(at)}
            </KeyValue>
          ),
      )}
    </KeyValueList>
  );
}

/** Nothing without a time which can be parsed, because a countdown at zero would mean that it has come. */
function Left({ label, at }: { label: string; at: string | undefined }) {
  const clock = useClock();
  const atMs = fromWireTime(at ?? '');
  if (atMs === null) return null;
  return (
    <KeyValue label={label}>
      <Countdown targetMs={atMs} clock={clock} />
    </KeyValue>
  );
}
