import type { ReactNode } from 'react';
import { isApiError } from '@/data/api/api-error';
import { type Message, useMessage } from '@/data/messages/messages';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { useModule } from '@/lib/loading/use-module';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { RichText } from '@/ui/text/rich-text';
import { Text } from '@/ui/text/text';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure, PartFailure } from '../../_shared/load-failure';
import { articleHtml } from '../../_shared/site-page/article-html';
import { ArticleSkeleton } from '../../_shared/site-page/site-page';
import { withOwnTimes } from '../_shared/own-times';
import { TopicIcon } from '../_shared/topic-icon';
import styles from './message-detail.module.css';
import { WorkSkeleton } from './work-skeleton';

/** Loaded later, because few messages are about an artwork. */
const loadAboutWork = () => import('./about-work').then((module) => module.default);
const loadWorkActions = () => import('./work-actions').then((module) => module.default);

/** Code of the artwork in an address of the NFT market; '' for other addresses. */
const workOf = (url: string): string =>
  /^\/pages\/nft\/\w+\?/.test(url) ? (new URLSearchParams(url.split('?')[1]).get('code') ?? '') : '';

const CENTER = '/pages/site_message/message-center';

/** One message with a link to the page it is about. Opening it marks it as read. */
export default function MessageDetailPage() {
  const { t } = useTranslation('messages');
  const [fields] = useSearchParams();
  const id = idIn(fields, 'id');
  const message = useMessage(id);
  const url = message.data?.url ?? '';
  const work = workOf(url);
  const open = (
    <Button block size="lg" variant="primary" onClick={() => shell().go(url)}>
      {t('detail.open')}
    </Button>
  );
  return (
    <Page
      header={<BackBar title={t('detail.title')} />}
      footer={shell().isScreen(url) && (work === '' ? open : <Actions code={work} url={url} open={open} />)}
    >
      {message.data ? (
        <Stack gap={2}>
          <Words message={message.data} />
          {work !== '' && <Work code={work} />}
        </Stack>
      ) : id === 0 || isApiError(message.error, 'refused') ? (
        <Gone />
      ) : message.isError ? (
        <LoadFailure title={t('detail.failed')} query={message} />
      ) : (
        <ArticleSkeleton />
      )}
    </Page>
  );
}

function Work({ code }: { code: string }) {
  const { t } = useTranslation('nft-own');
  const { module: AboutWork, failed, retry } = useModule(loadAboutWork);
  if (AboutWork) return <AboutWork code={code} />;
  if (!failed) return <WorkSkeleton />;
  return (
    <Card>
      <PartFailure title={t('failed')} query={{ error: null, isFetching: false, refetch: retry }} />
    </Card>
  );
}

function Actions({ open, ...work }: { code: string; url: string; open: ReactNode }) {
  const { module: WorkActions } = useModule(loadWorkActions);
  return WorkActions ? <WorkActions {...work} /> : open;
}

function Words({ message: { topic, title, content, abstract, create_time: time } }: { message: Message }) {
  const { t } = useTranslation('messages');
  const { dateTime } = useFormats();
  const atMs = fromWireTime(time);
  return (
    <Card>
      <Stack gap={3}>
        <span className={styles.topic}>
          <TopicIcon topic={topic} />
          <Text size="small" weight="medium">
            {t(`topics.${topic}`)}
          </Text>
        </span>
        <div>
          <Text as="h2" size="head" weight="bold">
            {title}
          </Text>
          {atMs !== null && (
            <Text as="p" size="note" tone="muted">
              {dateTime(atMs)}
            </Text>
          )}
        </div>
        <RichText html={withOwnTimes(articleHtml({ content, abstract }), dateTime)} />
      </Stack>
    </Card>
  );
}

function Gone() {
  const { t } = useTranslation('messages');
  return (
    <Card>
      <EmptyState
        title={t('detail.gone')}
        hint={t('detail.goneHint')}
        action={<Button onClick={() => shell().go(CENTER, { replace: true })}>{t('detail.toList')}</Button>}
      />
    </Card>
  );
}
