import { type FormEvent, useState } from 'react';
import type { PayoutInfo } from '@/data/payout/queries';
import type { CoinBalance } from '@/data/wallet/portfolio-value';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Segmented } from '@/ui/actions/segmented';
import { CoinIcon } from '@/ui/display/coin-icon';
import { SelectField } from '@/ui/forms/select-field';
import { Card } from '@/ui/layout/card';
import { PageContent } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { PayPasswordSheet } from '../../_shared/account/pay-password-sheet';
import { FormProblem } from '../../_shared/form/form-problem';
import { PartFailure } from '../../_shared/load-failure';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import { AddressField } from './address-field';
import { AmountPart } from './amount-part';
import { Blockers } from './blockers';
import { CardTarget } from './card-target';
import { Done } from './done';
import { Summary } from './summary';
import { useWithdrawForm } from './use-withdraw-form';
import styles from './withdraw.module.css';
import { TYPE_OF } from './withdraw-draft';

export interface WithdrawFormProps {
  coin: CoinBalance;
  coins: readonly CoinBalance[];
  info: PayoutInfo;
}

/** Withdrawal form: coin, target, amount, cost, and the payment password. */
export function WithdrawForm({ coin: { coin, currencyId }, coins, info }: WithdrawFormProps) {
  const { t } = useTranslation('payout');
  const texts = useMoneyTexts();
  const form = useWithdrawForm(currencyId, coin, info);
  const [asking, setAsking] = useState(false);
  /** Formatted amount of the requested withdrawal; null before. */
  const [done, setDone] = useState<string | null>(null);
  if (done !== null)
    return (
      <PageContent>
        <Done amount={done} onAgain={() => setDone(null)} />
      </PageContent>
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(() => setAsking(true));
  };
  return (
    <PageContent
      footer={
        <Button type="submit" form={form.id} variant="primary" size="lg" block>
          {t('submit', { coin })}
        </Button>
      }
    >
      <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
        <Blockers info={info} />
        <Card>
          <Stack gap={4}>
            <SelectField
              label={t('coin')}
              title={t('chooseCoin')}
              placeholder={t('chooseCoin')}
              value={String(currencyId)}
              onValueChange={(id) => shell().go(path('/pages/fund/withdraw', { coin: id }), { replace: true })}
              options={coins.map((one) => ({
                value: String(one.currencyId),
                label: one.coin,
                leading: <CoinIcon symbol={one.coin} size={24} />,
                trailing: one.available.isZero() ? undefined : texts.coin(one.available),
              }))}
              search={{
                label: t('searchCoin'),
                placeholder: t('searchCoin'),
                clearLabel: t('clear'),
                emptyTitle: t('noCoin'),
              }}
            />
            {form.offered.length > 1 && (
              <Segmented
                label={t('to')}
                value={form.to}
                segments={form.offered.map((value) => ({ value, label: t(`way.${value}`) }))}
                onValueChange={(to) => form.change({ to }, 'target', 'amount')}
              />
            )}
            {form.to === 'address' && form.book.isError && !form.book.data && (
              <PartFailure title={t('book.failed')} query={form.book} />
            )}
            {form.to === 'address' ? (
              <AddressField
                coin={coin}
                currency={currencyId}
                book={form.addresses}
                chosen={form.address}
                onChoose={(addressId) => form.change({ addressId }, 'target')}
                error={form.messageOf('target')}
              />
            ) : (
              <CardTarget isAbroad={form.to === 'abroad'} error={form.messageOf('target')} />
            )}
          </Stack>
        </Card>
        <AmountPart form={form} coin={coin} info={info} />
        <FormProblem text={form.formMessage} />
        <PayPasswordSheet
          open={asking}
          onClose={() => setAsking(false)}
          purpose={<Summary form={form} />}
          send={form.send}
          onDone={() => {
            setDone(form.write(form.figures.amount ?? '0'));
            form.forget();
          }}
          onFailure={form.failed}
          key={TYPE_OF[form.to]}
        />
      </form>
    </PageContent>
  );
}
