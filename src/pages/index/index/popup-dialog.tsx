import { backend } from '@/data/api/backend';
import type { Article } from '@/data/content/content';
import { useTranslation } from '@/i18n/use-translation';
import { AlertDialog } from '@/ui/overlays/dialog';
import { RichText } from '@/ui/text/rich-text';
import styles from './popup-dialog.module.css';

export interface PopupDialogProps {
  article: Article;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const assetUrl = (path: string) => backend().assetUrl(path);

export default function PopupDialog({ article: { title, content, abstract }, open, onOpenChange }: PopupDialogProps) {
  const { t } = useTranslation('common');
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange} title={title} okLabel={t('ok')}>
      <div className={styles.content} data-daily-notice>
        <RichText html={content || abstract || ''} assetUrl={assetUrl} />
      </div>
    </AlertDialog>
  );
}
