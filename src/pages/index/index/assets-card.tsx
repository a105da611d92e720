import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallPayload } from '@/contract/calls';
import { hideAmounts, useHideAmounts } from '@/data/preferences';
import { useWallets } from '@/data/queries/wallet';
import { useFiat } from '@/data/session';
import { formatFiat, usdToFiat } from '@/domain/fiat';
import { useFormats } from '@/i18n/use-formats';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Late } from '@/ui/feedback/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ErrorState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import styles from './assets-card.module.css';
import { sumOfAssets } from './assets-sum';

/** Stands for an amount that is not to be seen. */
const MASK = '••••••';

const ACTIONS = [
  { word: 'recharge', address: '/pages/fund/select' },
  { word: 'withdraw', address: '/pages/fund/withdraw' },
  { word: 'transfer', address: '/pages/fund/transfer' },
] as const;

/** What the user owns, and what can be done with it. */
export function AssetsCard() {
  const { t } = useTranslation(['home', 'common', 'errors']);
  const wallets = useWallets();
  const actions = ACTIONS.filter(({ address }) => shell().isScreen(address));
  if (wallets.isError && !wallets.data)
    return (
      <Card>
        <ErrorState
          title={t('assets.failed')}
          hint={t('errors:networkHint')}
          retryLabel={t('common:retry')}
          onRetry={() => void wallets.refetch()}
          retrying={wallets.isFetching}
        />
      </Card>
    );
  return (
    <Card>
      <div className={styles.label}>
        <Text as="h2" size="note" tone="muted">
          {t('assets.total')}
        </Text>
        <HideToggle />
      </div>
      {wallets.data ? <Figures wallets={wallets.data} /> : <LoadingFigures label={t('common:loading')} />}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ word, address }, index) => (
            <Button
              key={word}
              block
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => shell().go(address)}
            >
              {t(`assets.${word}`)}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

function HideToggle() {
  const { t } = useTranslation('home');
  const hidden = useHideAmounts();
  return (
    <IconButton
      className={styles.eye}
      label={t(hidden ? 'assets.show' : 'assets.hide')}
      icon={hidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
      onClick={() => hideAmounts.set(!hidden)}
    />
  );
}

function Figures({ wallets }: { wallets: CallPayload<'POST /wallet/list'> }) {
  const { t } = useTranslation('home');
  const { fixed, signed, percent, locale } = useFormats();
  const hidden = useHideAmounts();
  const fiat = useFiat();
  const { total, change } = sumOfAssets(wallets);
  if (hidden)
    return (
      <div className={styles.figures}>
        <span className={styles.total}>
          <span aria-hidden="true">{MASK}</span>
          <span className="visually-hidden">{t('assets.hidden')}</span>
        </span>
        <span className={styles.line} aria-hidden="true">
          {MASK}
        </span>
      </div>
    );
  return (
    <div className={styles.figures}>
      <Num weight="bold" unit="USDT" className={styles.total}>
        {fixed(total)}
      </Num>
      <span className={styles.line}>
        <Num className={styles.fiat}>≈ {formatFiat(usdToFiat(total, fiat.rate), fiat.currency_code, locale)}</Num>
        {change && (
          <span className={styles.change}>
            <SignedNum value={change.amount.toString()} text={signed(change.amount)} marker="both" />
            <SignedNum value={change.percent.toString()} text={percent(change.percent)} />
            <Text size="small" tone="muted">
              {t('assets.day')}
            </Text>
          </span>
        )}
      </span>
    </div>
  );
}

/** The same height as the figures. */
function LoadingFigures({ label }: { label: string }) {
  return (
    <div className={styles.figures} role="status" aria-label={label}>
      <Late>
        <span className={styles.total}>
          <Skeleton width={190} height={30} />
        </span>
        <span className={styles.line}>
          <Skeleton width={230} height={14} />
        </span>
      </Late>
    </div>
  );
}
