import { Share2 } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { shareLink } from '@/lib/share';
import { IconButton } from '@/ui/actions/icon-button';
import { toast } from '@/ui/overlays/toast-store';

/** Shares the address of the page. */
export function ShareButton({ text }: { text: string }) {
  const { t } = useTranslation(['nft', 'errors']);
  const share = async () => {
    const outcome = await shareLink({ text, url: location.href });
    if (outcome === 'copied') toast.show(t('detail.shared'), { kind: 'success' });
    else if (outcome === 'failed') toast.show(t('errors:failed'), { kind: 'error' });
  };
  return (
    <IconButton
      label={t('detail.share')}
      icon={<Share2 size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => void share()}
    />
  );
}
