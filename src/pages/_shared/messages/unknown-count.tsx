import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/display/badge';

/** Stands in for a number of unread messages that could not be loaded; the next look at the screen asks again. */
export function UnknownCount() {
  const { t } = useTranslation('errors');
  return (
    <Badge>
      <span aria-hidden>?</span>
      <span className="visually-hidden">{t('parts.unread')}</span>
    </Badge>
  );
}
