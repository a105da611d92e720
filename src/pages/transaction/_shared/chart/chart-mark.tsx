import { useTranslation } from '@/i18n/use-translation';
import styles from './market-chart.module.css';

/** The logo which the licence of lightweight-charts requires, as the library draws it on a dark background. */
export function ChartMark() {
  const { t } = useTranslation('chart');
  return (
    <a className={styles.mark} href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
      <svg width="35" height="19" viewBox="0 0 35 19" fill="none" fillRule="evenodd" role="img">
        <title>{t('mark')}</title>
        <path
          fill="#131722"
          d="M2 0H0v10h6v9h21.4l.5-1.3 6-15 1-2.7H23.7l-.5 1.3-.2.6a5 5 0 0 0-7-.9V0H2Zm20 17h4l5.2-13 .8-2h-7l-1 2.5-.2.5-1.5 3.8-.3.7V17Zm-.8-10a3 3 0 0 0 .7-2.7A3 3 0 1 0 16.8 7h4.4ZM14 7V2H2v6h6v9h4V7h2Z"
        />
        <path fill="#d1d4dc" d="M14 2H2v6h6v9h6V2Zm12 15h-7l6-15h7l-6 15Zm-7-9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
      </svg>
    </a>
  );
}
