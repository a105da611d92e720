import type { RechargeCoin } from '@/data/recharge/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { PageContent } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { FormProblem } from '../../_shared/form/form-problem';
import { StepProgress } from '../../_shared/form/step-progress';
import { ABOUT_CARD, draftOf, draftStore } from '../_shared/recharge-draft';
import { BankStep } from './bank-step';
import { CoinLine } from './coin-line';
import type { WizardProps } from './coin-wizard';
import { AskAgain, VoucherField } from './payment-step';
import { Receipt } from './receipt';
import { useRechargeForm } from './use-recharge-form';

/** Coin which bank payments are credited in (specification section 6: "USD (USDT)"). */
const CREDITED = 'USDT';
const VERIFY = '/pages/setting/real_mark';

/**
 * A deposit by bank transfer: amount and account, then the voucher. Only for customers with a card limit from their
 * identity verification.
 */
export function CardWizard({ terms, params }: WizardProps) {
  const { t } = useTranslation('recharge');
  const coin = terms.coins.find(({ name }) => name === CREDITED);
  if (Number(terms.card_limit) <= 0 || !coin)
    return (
      <PageContent>
        <Card>
          <EmptyState
            title={t('receive.verify')}
            hint={t('receive.verifyHint')}
            action={
              shell().isScreen(VERIFY) && (
                <Button variant="primary" onClick={() => shell().go(VERIFY)}>
                  {t('receive.verifyAction')}
                </Button>
              )
            }
          />
        </Card>
      </PageContent>
    );
  return <Wizard terms={terms} params={params} coin={coin} />;
}

function Wizard({ terms, params, coin }: WizardProps & { coin: RechargeCoin }) {
  const { t } = useTranslation('recharge');
  const amount = Number(draftOf(useStore(draftStore), ABOUT_CARD).amount);
  const bankInAddress = params.get('bank');
  // An unknown bank is not replaced by another one, because the payment would go to another account than was meant.
  const bank = bankInAddress ? terms.banks.find(({ currency }) => currency === bankInAddress) : terms.banks[0];
  // The second step needs the draft, which may be missing, for example after following a link.
  const isPayment = params.get('step') === 'payment' && amount > 0 && bank !== undefined;
  const currency = bank?.currency ?? '';
  const form = useRechargeForm({ terms, coin, network: '', address: '', bank: currency, of: ABOUT_CARD, isPayment });
  const go = (step?: string) => shell().go(path('/pages/fund/receive', { way: 'card', bank: currency, step }));
  return (
    <PageContent
      footer={
        isPayment ? (
          <Button block variant="primary" loading={form.submitting} onClick={form.submit}>
            {t('receive.submit')}
          </Button>
        ) : (
          <Button block variant="primary" disabled={!bank} onClick={() => form.leaveAmount(() => go('payment'))}>
            {t('receive.paid')}
          </Button>
        )
      }
    >
      <StepProgress
        ground="cards"
        at={isPayment ? 1 : 0}
        count={2}
        label={t('receive.step', { step: isPayment ? 2 : 1, count: 2 })}
        name={t(isPayment ? 'receive.steps.payment' : 'receive.steps.bank')}
      />
      {isPayment ? (
        <>
          <Card>
            <Stack gap={5}>
              <CoinLine name={coin.name} note={bank.bank_name} />
              <VoucherField form={form} />
            </Stack>
          </Card>
          <Receipt form={form} />
          <FormProblem text={form.messageOf('amount') ?? form.formMessage} />
          <AskAgain form={form} />
        </>
      ) : (
        <BankStep terms={terms} coin={coin} bank={bank} form={form} />
      )}
    </PageContent>
  );
}
