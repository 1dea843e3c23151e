import type { io as IO } from 'fp-ts';
import type { AnalyticsEvent } from '../analytics/index.ts';

/** Driven port: who is told what people do, without names, addresses or messages of anybody (ANA-01). */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => IO.IO<void>;
}
