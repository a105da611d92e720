import { Heart } from 'lucide-react';
import { useKnownUser } from '@/data/accounts/user';
import { useNftCollect } from '@/data/nft/collect';
import type { NftWork } from '@/data/nft/queries';
import { afterCall } from '@/data/queries/after-call';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { toast } from '@/ui/overlays/toast-store';
import { showFailure } from '../../_shared/form/show-failure';
import styles from './collect-button.module.css';

export interface CollectButtonProps {
  work: Pick<NftWork, 'code' | 'name' | 'collect' | 'owner'>;
  /** `filled` is for buttons on a picture. */
  variant?: 'plain' | 'filled';
  className?: string | undefined;
}

/** Adds a work to the collection or removes it. The user's own works have no button (contract section 12). */
export function CollectButton({ work, variant = 'plain', className }: CollectButtonProps) {
  const { t } = useTranslation('nft');
  const me = useKnownUser()?.id;
  const collect = useNftCollect();
  if (me === undefined || work.owner === me) return null;
  // Shows the requested state until the exchange answers.
  const isMarked = collect.isPending ? collect.variables.collect : work.collect;
  const toggle = () =>
    afterCall(
      collect.mutateAsync({ code: work.code, collect: !isMarked }),
      () => toast.show(t(isMarked ? 'collect.removed' : 'collect.added'), { kind: 'success' }),
      showFailure,
    );
  return (
    <IconButton
      className={className}
      variant={variant}
      label={t('collect.label', { name: work.name })}
      pressed={isMarked}
      icon={<Heart className={isMarked ? styles.marked : undefined} size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => !collect.isPending && toggle()}
    />
  );
}
