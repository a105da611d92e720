import { expiredCount } from '@/data/api/repeat';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { failureText } from './show-failure';

/**
 * Returns `failureText`, for texts that stay on screen. Renders again when the language changes, and when a repetition is
 * no longer known as the same request.
 */
export function useFailureText(): typeof failureText {
  useTranslation('errors');
  useStore(expiredCount);
  return failureText;
}
