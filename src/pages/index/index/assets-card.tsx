import { Eye, EyeOff } from 'lucide-react';
import { ApiError } from '@/data/api/api-error';
import { hideAmounts, useHideAmounts } from '@/data/session/preferences';
import { useWallets } from '@/data/wallet/wallets';
import { useTranslation } from '@/i18n/use-translation';
import { useModule } from '@/lib/loading/use-module';
import { IconButton } from '@/ui/actions/icon-button';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { FailureState } from '../../_shared/load-failure';
import styles from './assets-card.module.css';
import { LoadingFigures } from './loading-figures';

/** Loaded lazily, because it needs the decimal arithmetic, which the first screen of a visitor does not. */
const loadFigures = () => import('./assets-figures').then((module) => module.default);

/** Total value of the user's assets. Actions are among the quick entries. */
export function AssetsCard() {
  const { t } = useTranslation(['home', 'common']);
  const wallets = useWallets();
  const figures = useModule(loadFigures);
  if ((wallets.isError && !wallets.data) || figures.failed)
    return (
      <Card>
        <FailureState
          title={t('assets.failed')}
          query={{
            error: wallets.error ?? new ApiError('network', 'The file that writes the figures did not come'),
            isFetching: wallets.isFetching,
            refetch() {
              figures.retry();
              return wallets.refetch();
            },
          }}
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
      {wallets.data && figures.module ? (
        <figures.module wallets={wallets.data} />
      ) : (
        <LoadingFigures label={t('common:loading')} />
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
