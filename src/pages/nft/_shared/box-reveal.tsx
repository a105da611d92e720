import { backend } from '@/data/api/backend';
import { useNftOpen } from '@/data/nft/changes';
import type { NftWork } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { failureOf } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { SheetFooter } from '../../_shared/form/sheet-footer';
import { useFailureText } from '../../_shared/form/use-failure-text';
import styles from './box-reveal.module.css';
import { useRarityName } from './use-rarity-name';

export interface BoxRevealProps {
  /** The work before it was opened. The sheet stays open when the refreshed data shows an opened box. */
  work: NftWork;
  onClose: () => void;
}

/** Opens a blind box after a confirmation, and shows its content. */
export function BoxReveal({ work, onClose }: BoxRevealProps) {
  const { t } = useTranslation(['nft-trade', 'common']);
  const rarityName = useRarityName();
  const open = useNftOpen();
  const message = useFailureText()(open.error ? failureOf(open.error) : null);
  const found = open.data;
  const rarity = found?.rarity || null;
  return (
    <Sheet
      open
      sticky={open.isPending}
      onOpenChange={(next) => !next && onClose()}
      title={found ? found.name : t('box.title')}
      closeLabel={t('common:close')}
      footer={
        <SheetFooter problem={message}>
          {found ? (
            <>
              <Button block size="lg" variant="primary" onClick={onClose}>
                {t('box.close')}
              </Button>
              <Button block size="lg" onClick={() => shell().go(path('/pages/nft/resell', { code: work.code }))}>
                {t('box.resell')}
              </Button>
            </>
          ) : (
            <Button
              block
              size="lg"
              variant="primary"
              loading={open.isPending}
              onClick={() => open.mutate({ code: work.code })}
            >
              {t('box.confirm')}
            </Button>
          )}
        </SheetFooter>
      }
    >
      <div className={styles.stage} data-step={found ? 'open' : open.isPending ? 'opening' : 'closed'}>
        <img
          key={found ? 'found' : 'box'}
          className={styles.picture}
          src={backend().assetUrl((found ?? work).image)}
          alt={found ? found.name : t('box.closed')}
          width={240}
          height={240}
        />
        <div role="status" className={styles.words}>
          {rarity ? (
            <span className={styles.rarity} data-rarity={rarity}>
              {t('box.revealed', { rarity: rarityName(rarity) })}
            </span>
          ) : (
            <Text tone="secondary">{t(open.isPending ? 'box.opening' : 'box.body')}</Text>
          )}
        </div>
      </div>
    </Sheet>
  );
}
