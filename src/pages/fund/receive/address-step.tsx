import { Download } from 'lucide-react';
import type { RechargeCoin, RechargeTerms, useDepositAddress } from '@/data/recharge/queries';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Late } from '@/ui/feedback/late';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import { SelectField } from '@/ui/forms/select-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { QrCode } from '@/ui/media/qr-code';
import { toast } from '@/ui/overlays/toast-store';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { CopyButton } from '../../_shared/copy-button';
import { LoadFailure } from '../../_shared/load-failure';
import { useMemoName } from '../../_shared/payout/use-memo-name';
import styles from './address-step.module.css';
import { CoinLine } from './coin-line';
import { savePicture } from './save-picture';

const QR_PX = 176;

type Network = RechargeCoin['networks'][number];

interface AddressStepProps {
  terms: RechargeTerms;
  coin: RechargeCoin;
  network: Network | undefined;
  /** Null for a network that the coin does not have. */
  address: ReturnType<typeof useDepositAddress> | null;
}

/** Deposit address: network, QR code, text, and warnings. */
export function AddressStep({ terms, coin, network, address }: AddressStepProps) {
  const { t } = useTranslation('recharge');
  return (
    <>
      <Card>
        <Stack gap={3}>
          <CoinLine
            name={coin.name}
            note={coin.full_name}
            action={
              <Button size="sm" onClick={() => shell().go(path('/pages/fund/select'))}>
                {t('receive.change')}
              </Button>
            }
          />
          <Networks coin={coin} network={network} />
        </Stack>
      </Card>
      {address?.data ? (
        <Address coin={coin} network={network} address={address.data} />
      ) : (
        <NoAddress address={address} />
      )}
      <Facts terms={terms} coin={coin} network={network} />
    </>
  );
}

function Networks({ coin, network }: { coin: RechargeCoin; network: Network | undefined }) {
  const { t } = useTranslation(['recharge', 'common']);
  const go = (code: string) =>
    shell().go(path('/pages/fund/receive', { coin: coin.currency_id, network: code }), { replace: true });
  return (
    <Stack gap={2}>
      <SelectField
        label={t('receive.network')}
        title={t('receive.network')}
        closeLabel={t('common:close')}
        placeholder={t('receive.network')}
        value={network?.code ?? null}
        onValueChange={go}
        options={coin.networks.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {coin.networks.length > 1 && (
        <Text size="small" tone="muted">
          {t('receive.networkHint')}
        </Text>
      )}
    </Stack>
  );
}

function Address({ coin, network, address }: { coin: RechargeCoin; network: Network | undefined; address: string }) {
  const { t } = useTranslation('recharge');
  const memo = useDepositMemo(network);
  const save = async () => {
    const lines = [`${coin.name} · ${network?.name ?? ''}`, ...(memo ? [`${memo.label}: ${memo.text}`] : [])];
    if (await savePicture({ address, lines, fileName: `${coin.name}-${network?.code ?? 'address'}.png` }))
      toast.show(t('receive.saved'), { kind: 'success' });
    else toast.show(t('receive.saveFailed'), { kind: 'error' });
  };
  return (
    <Card>
      <div className={styles.address}>
        <QrCode value={address} label={t('receive.qr', { coin: coin.name })} size={QR_PX} />
        <div className={styles.words}>
          <Text size="small" tone="secondary">
            {t('receive.address', { coin: coin.name })}
          </Text>
          <div className={styles.line}>
            <p className={styles.text} data-testid="deposit-address">
              {address}
            </p>
            <CopyButton text={address} label={t('receive.copyAddress')} />
          </div>
        </div>
        {memo && (
          <div className={styles.words}>
            <Text size="small" tone="secondary">
              {memo.label}
            </Text>
            <div className={styles.line}>
              <p className={styles.text} data-testid="deposit-memo">
                {memo.text}
              </p>
              <CopyButton text={memo.text} label={t('receive.copyWhat', { what: memo.label })} />
            </div>
          </div>
        )}
        <Button size="sm" icon={<Download size={16} aria-hidden />} onClick={() => void save()}>
          {t('receive.save')}
        </Button>
      </div>
      {memo && (
        <p className={styles.warning} role="note">
          {t('receive.memoWarning', { memo: memo.label })}
        </p>
      )}
      {network && (
        <p className={styles.warning} role="note">
          {t('receive.warning', { coin: coin.name, network: network.name })}
        </p>
      )}
    </Card>
  );
}

/** Tag or memo which identifies the customer's deposit; null if the address alone does. */
function useDepositMemo(network: Network | undefined): { readonly label: string; readonly text: string } | null {
  const words = useMemoName(network?.code);
  return network?.memo ? { label: words, text: network.memo } : null;
}

function NoAddress({ address }: { address: AddressStepProps['address'] }) {
  const { t } = useTranslation(['recharge', 'common']);
  if (address?.isPending)
    return (
      <Late>
        <Card>
          <LoadingRegion label={t('common:loading')} className={styles.address}>
            <Skeleton width={QR_PX} height={QR_PX} />
            <Skeleton width="80%" />
          </LoadingRegion>
        </Card>
      </Late>
    );
  if (address && address.data === undefined) return <LoadFailure title={t('receive.addressFailed')} query={address} />;
  return (
    <Card>
      <Text tone="secondary">{t('receive.noAddress')}</Text>
    </Card>
  );
}

function Facts({ terms, coin, network }: Pick<AddressStepProps, 'terms' | 'coin' | 'network'>) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const percent = Number(terms.give_rate);
  return (
    <Card>
      <KeyValueList>
        <KeyValue label={t('receive.minimum')}>
          <Num unit={coin.name}>{formats.upTo(coin.minimum, MONEY_DECIMALS)}</Num>
        </KeyValue>
        {network && (
          <KeyValue label={t('receive.arrives')}>
            {t('receive.confirmations', { count: network.confirmations, minutes: network.minutes })}
          </KeyValue>
        )}
        <KeyValue label={t('receive.creditedTo')}>{t('receive.spot')}</KeyValue>
        {percent > 0 && <KeyValue label={t('receive.vipExtra')}>{`+${formats.rate(percent, 2)}`}</KeyValue>}
      </KeyValueList>
    </Card>
  );
}
