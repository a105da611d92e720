import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { ClockRate } from '../../clock/virtual-clock';
import { useAction } from '../connection/use-action';
import { durationText } from '../formats/duration';
import { eventText } from '../formats/event-texts';
import { momentText } from '../formats/zone';

/** The clock's actions; each one reports the resulting time. */
export function useClockTools() {
  const { t, i18n } = useTranslation('room-clock');
  const { act, error, clearError, busy } = useAction();
  return useMemo(() => {
    const moment = (atMs: number) => momentText(atMs, i18n.language);
    return {
      error,
      clearError,
      busy,
      setPaused: (paused: boolean) =>
        void act('clock.set', { paused }, ({ now }) =>
          t(paused ? 'said.paused' : 'said.goesOn', { time: moment(now) }),
        ),
      setRate: (rate: ClockRate) =>
        void act('clock.set', { rate, paused: false }, t('said.rate', { rate: String(rate) })),
      advance: (by: number) =>
        void act('clock.advance', { by }, ({ now }) =>
          t('said.advanced', { by: durationText(by, t), time: moment(now) }),
        ),
      jump: (to: number) => act('clock.jump', { to }, ({ now }) => t('said.jumped', { time: moment(now) })),
      next: () =>
        void act('clock.next', {}, ({ event, now }) =>
          event ? t('said.next', { event: eventText(event, t), time: moment(now) }) : t('said.noNext'),
        ),
    };
  }, [act, error, clearError, busy, t, i18n.language]);
}
