import { useState } from 'react';
import { createClock } from '@/lib/clock/clock-port';
import { Avatar, CoinIcon } from '../display/coin-icon';
import { Countdown, CountdownRing } from '../feedback/countdown';
import { ProgressRing } from '../feedback/progress-ring';
import { SkeletonList, SkeletonText } from '../feedback/skeleton';
import { EmptyState, ErrorState } from '../feedback/states';
import { Card } from '../layout/card';
import { Row, Stack } from '../layout/stack';
import { Carousel } from '../media/carousel';
import { QrCode } from '../media/qr-code';
import { Num } from '../text/num';
import { Text } from '../text/text';
import styles from './gallery.module.css';
import { banners } from './samples';

const clock = createClock();

/** Pictures, time, and empty and error states. */
export function Pictures() {
  const [startMs] = useState(() => clock.now());
  return (
    <>
      <Carousel
        label="News"
        slideLabel={(position, count) => `Banner ${position} of ${count}`}
        autoplayMs={5000}
        pauseLabel="Pause"
        playLabel="Play"
      >
        {banners.map((banner) => (
          <div key={banner} className={styles.banner}>
            {banner}
          </div>
        ))}
      </Carousel>
      <Card title="Time">
        <Row gap={5} wrap>
          <CountdownRing startMs={startMs} targetMs={startMs + 60_000} clock={clock} note="of 60 s" />
          <Stack gap={2}>
            <Countdown targetMs={startMs + 8_049_000} clock={clock} size="title" weight="bold" />
            <Countdown targetMs={startMs + 270_000_000} clock={clock} />
            <ProgressRing fraction={0.62} tone="up">
              <Num size="note">62%</Num>
            </ProgressRing>
          </Stack>
        </Row>
      </Card>
      <Card title="Codes and marks">
        <Stack gap={3} align="center">
          <QrCode value="TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" label="Deposit address" />
          <Row gap={2}>
            {['BTC', 'ETH', 'SOL', 'XRP', 'ORBT', 'ZED'].map((symbol) => (
              <CoinIcon key={symbol} symbol={symbol} />
            ))}
            <Avatar name="Pham" />
          </Row>
          <Text size="small" tone="muted" align="center">
            TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE
          </Text>
        </Stack>
      </Card>
      <Card flush>
        <SkeletonList rows={3} label="Loading" />
      </Card>
      <Card>
        <SkeletonText label="Loading" />
      </Card>
      <Card>
        <EmptyState title="No orders yet" hint="Orders that wait for their price stand here." />
      </Card>
      <Card>
        <ErrorState
          title="This did not load"
          hint="Check the connection."
          retryLabel="Try again"
          onRetry={() => undefined}
        />
      </Card>
    </>
  );
}
