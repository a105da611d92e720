import { type RechargeCoin, type RechargeTerms, useDepositAddress } from '@/data/recharge/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { PageContent } from '@/ui/layout/page';
import { StepProgress } from '../../_shared/form/step-progress';
import { aboutCoin } from '../_shared/recharge-draft';
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
  const networkInAddress = params.get('network');
  // An unknown network is not replaced by another one, because coins sent over the wrong network are lost.
  const network = networkInAddress ? coin.networks.find(({ code }) => code === networkInAddress) : coin.networks[0];
  const isUnknown = networkInAddress !== null && networkInAddress !== '' && !network;
  const code = network?.code ?? '';
  const address = useDepositAddress(isUnknown ? 0 : coin.currency_id, code);
  const of = aboutCoin(coin.currency_id);
  const isPayment = params.get('step') === 'payment' && !isUnknown;
  const form = useRechargeForm({ terms, coin, network: code, address: address.data ?? '', bank: '', of, isPayment });
  const here = { coin: coin.currency_id, network: code };
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
      <StepProgress
        ground="cards"
        at={isPayment ? 1 : 0}
        count={2}
        label={t('receive.step', { step: isPayment ? 2 : 1, count: 2 })}
        name={t(isPayment ? 'receive.steps.payment' : 'receive.steps.address')}
      />
      {isPayment ? (
        <PaymentStep form={form} coin={coin} network={network} />
      ) : (
        <AddressStep terms={terms} coin={coin} network={network} address={isUnknown ? null : address} />
      )}
    </PageContent>
  );
}
