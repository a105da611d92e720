import { useTranslation } from '@/i18n/use-translation';
import { Badge } from '@/ui/display/badge';

/** Replaces a number of unread messages which failed to load. It is requested again when the page is shown next. */
export function UnknownCount() {
  const { t } = useTranslation('errors');
  return (
    <Badge>
      <span aria-hidden>?</span>
      <span className="visually-hidden">{t('parts.unread')}</span>
    </Badge>
  );
}
