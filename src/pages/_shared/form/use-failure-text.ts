import { useTranslation } from '@/i18n/use-translation';
import { failureText } from './show-failure';

/** Returns the function that words a failed action, for texts that stay: they change with the language. */
export function useFailureText(): typeof failureText {
  useTranslation('errors');
  return failureText;
}
