import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import styles from './shell.module.css';

/** Shorter waits show nothing, so that fast pages do not flicker (specification section 2). */
const LOADING_DELAY_MS = 200;

/** The place of a page on its way. */
export function PageLoading() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page header={<div className={styles.emptyBar} />}>
      {shown && (
        <Card>
          <SkeletonList rows={7} label={t('loading')} />
        </Card>
      )}
    </Page>
  );
}
