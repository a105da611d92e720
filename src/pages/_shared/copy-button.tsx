import { Copy } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { copyText } from '@/lib/browser/clipboard';
import { IconButton } from '@/ui/actions/icon-button';
import { toast } from '@/ui/overlays/toast-store';

/** Copies `text` and confirms it with a toast. `label` is the accessible name, such as "Copy address". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation(['common', 'errors']);
  const copy = async () => {
    if (await copyText(text)) toast.show(t('copied'), { kind: 'success' });
    else toast.show(t('errors:failed'), { kind: 'error' });
  };
  return (
    <IconButton label={label} icon={<Copy size={18} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()} />
  );
}
