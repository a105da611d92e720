import { Download } from 'lucide-react';
import { type Bill, useBillExport } from '@/data/membership/queries';
import { afterCall } from '@/data/queries/after-call';
import { toWireTime } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { failureOf, isReportedByShell } from '@/lifecycles/failure';
import { IconButton } from '@/ui/actions/icon-button';
import { Spinner } from '@/ui/feedback/spinner';
import { toast } from '@/ui/overlays/toast-store';
import { queryOf } from './bill-filter';
import { toCsv } from './csv';
import type { BillFilterState } from './use-bill-filter';
import { useBillTexts } from './use-bill-texts';

/** Downloads a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves the entries which match the filter as a CSV file. */
export function SaveBills({ filter }: { filter: BillFilterState }) {
  const { t } = useTranslation('bills');
  const clock = useClock();
  const rowsOf = useCsvRows();
  const file = useBillExport();
  const save = () =>
    afterCall(
      file.mutateAsync(queryOf(filter, clock.now())),
      ({ list, count }) => {
        if (list.length === 0) {
          toast.show(t('exportNothing'));
          return;
        }
        const day = toWireTime(clock.now()).slice(0, 10);
        saveFile(`${t('file.name')}-${day}.csv`, 'text/csv;charset=utf-8', toCsv(rowsOf(list)));
        const saved = list.length;
        const words = saved < count ? t('exportedPart', { saved, count }) : t('exported', { count });
        toast.show(words, { kind: 'success', durationMs: 3_000 });
      },
      (failure) => {
        if (!isReportedByShell(failureOf(failure))) toast.show(t('exportFailed'), { kind: 'error' });
      },
    );
  return (
    <IconButton
      label={t(file.isPending ? 'exporting' : 'export')}
      icon={file.isPending ? <Spinner /> : <Download size={20} strokeWidth={1.75} aria-hidden />}
      loading={file.isPending}
      onClick={save}
    />
  );
}

/** A header and one row per entry. Times stay in the exchange's zone, so that files can be compared with its own. */
function useCsvRows(): (bills: readonly Bill[]) => string[][] {
  const { t } = useTranslation('bills');
  const textOf = useBillTexts();
  const heading = (['time', 'what', 'kind', 'account', 'coin', 'amount', 'balance', 'number'] as const).map((column) =>
    t(`file.${column}`),
  );
  return (bills) => [
    heading,
    ...bills.map((bill) => [
      bill.created_time,
      textOf(bill),
      t(`kind.${bill.kind}`),
      bill.account_name,
      bill.currency_name,
      bill.amount,
      bill.balance,
      String(bill.id),
    ]),
  ];
}
