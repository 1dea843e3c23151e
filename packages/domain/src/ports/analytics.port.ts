import type { io as IO } from 'fp-ts';
import type { AnalyticsEvent } from '../analytics/index.ts';

/** Driven port: receives what people do on the pages, without names, addresses or messages (ANA-01). */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => IO.IO<void>;
}
