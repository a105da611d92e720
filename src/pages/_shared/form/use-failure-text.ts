import { expiredCount } from '@/data/api/repeat';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { failureText } from './show-failure';

/** Returns the function that words a failed action, for texts that stay: they change with the language and over time. */
export function useFailureText(): typeof failureText {
  useTranslation('errors');
  useStore(expiredCount);
  return failureText;
}
