import { createValueStore } from '@/lib/value-store';
import type { Report } from '../replay/report';

/** The report that this page was opened with, or that was opened in its control room; null without one. */
export const openedReport = createValueStore<Report | null>(null);
