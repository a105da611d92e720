import type { FaultSettings } from './settings';

/** The settings without any fault. */
export const NO_FAULTS: FaultSettings = {
  latencyMs: 0,
  errorRate: 0,
  errorKind: 'http500',
  retryAfterSeconds: 0,
  answerDelayMs: 0,
  lostAnswerRate: 0,
  envelope: null,
  offline: false,
  websocketBlocked: false,
  muteEvents: false,
  untoldEvents: [],
  duplicateEvents: false,
  lateEventsMs: 0,
  slowChunkMs: 0,
  calls: {},
  events: {},
};
