import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import { NavBar, type NavBarProps } from '@/ui/navigation/nav-bar';

interface BackBarProps extends Omit<NavBarProps, 'look' | 'backLabel' | 'onBack'> {
  /** For pages with steps of their own. Without it the button leads to where the user came from. */
  onBack?: (() => void) | undefined;
}

/** The bar of a page one comes to from another: its button leads back, or home where that lies outside of the app. */
export function BackBar({ onBack = () => shell().back(), ...bar }: BackBarProps) {
  const { t } = useTranslation();
  return <NavBar {...bar} backLabel={t('back')} onBack={onBack} />;
}
