import { backend } from '@/data/api/backend';
import type { Article } from '@/data/content/content';
import { useTranslation } from '@/i18n/use-translation';
import { AlertDialog } from '@/ui/overlays/dialog';
import { RichText } from '@/ui/text/rich-text';
import { articleHtml } from '../../_shared/site-page/article-html';
import styles from './popup-dialog.module.css';

export interface PopupDialogProps {
  article: Article;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const assetUrl = (path: string) => backend().assetUrl(path);

export default function PopupDialog({ article, open, onOpenChange }: PopupDialogProps) {
  const { t } = useTranslation('common');
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange} title={article.title} okLabel={t('ok')}>
      <div className={styles.content} data-daily-notice>
        <RichText html={articleHtml(article)} assetUrl={assetUrl} />
      </div>
    </AlertDialog>
  );
}
