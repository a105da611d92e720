import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { NavBar, type NavBarProps } from '@/ui/navigation/nav-bar';

interface BackBarProps extends Omit<NavBarProps, 'variant' | 'backLabel' | 'onBack'> {
  /** For pages with several steps. Without it the button goes back in the history. */
  onBack?: (() => void) | undefined;
}

/**
 * Navigation bar of a sub-page. Its button goes back, or to the home page if the previous entry lies outside the app.
 */
export function BackBar({ onBack = () => shell().back(), ...bar }: BackBarProps) {
  const { t } = useTranslation();
  return <NavBar {...bar} backLabel={t('back')} onBack={onBack} />;
}
