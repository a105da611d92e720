import { type RechargeCoin, type RechargeTerms, useDepositAddress } from '@/data/recharge/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { PageContent } from '@/ui/layout/page';
import { aboutCoin } from '../_shared/recharge-draft';
import { WizardSteps } from '../_shared/wizard-steps';
import { AddressStep } from './address-step';
import { PaymentStep } from './payment-step';
import { useRechargeForm } from './use-recharge-form';

export interface WizardProps {
  terms: RechargeTerms;
  params: URLSearchParams;
}

/** A deposit of a coin: the address, then the amount sent and the voucher. */
export function CoinWizard({ terms, coin, params }: WizardProps & { coin: RechargeCoin }) {
  const { t } = useTranslation('recharge');
  const asked = params.get('network');
  // What is sent over another network than the one that was meant is lost, so no other takes the place of an unknown one.
  const network = asked ? coin.networks.find(({ code }) => code === asked) : coin.networks[0];
  const isUnknown = asked !== null && asked !== '' && !network;
  const code = network?.code ?? '';
  const address = useDepositAddress(isUnknown ? 0 : coin.currency_id, code);
  const of = aboutCoin(coin.currency_id);
  const isPayment = params.get('step') === 'payment' && !isUnknown;
  const form = useRechargeForm({ terms, coin, network: code, address: address.data ?? '', bank: '', of, isPayment });
  const here = { coin: coin.currency_id, network: code };
  const names = [t('receive.steps.address'), t('receive.steps.payment')];
  const at = isPayment ? 1 : 0;
  return (
    <PageContent
      footer={
        isPayment ? (
          <Button block variant="primary" loading={form.submitting} onClick={form.submit}>
            {t('receive.submit')}
          </Button>
        ) : (
          <Button
            block
            variant="primary"
            disabled={!address.data}
            onClick={() => shell().go(path('/pages/fund/receive', { ...here, step: 'payment' }))}
          >
            {t('receive.paid')}
          </Button>
        )
      }
    >
      <WizardSteps names={names} at={at} count={t('receive.step', { step: at + 1, count: names.length })} />
      {isPayment ? (
        <PaymentStep form={form} coin={coin} network={network} />
      ) : (
        <AddressStep terms={terms} coin={coin} network={network} address={isUnknown ? null : address} />
      )}
    </PageContent>
  );
}
