import type { Analytics, Log, Referrer } from '@gift-registry/domain';
import { either as E } from 'fp-ts';

/** The event that the window hears, and the name under which a tag manager reads it. */
export const ANALYTICS_EVENT = 'gift-registry:analytics';

declare global {
  interface Window {
    /** What a tag manager reads, oldest first; it may be there before the app is. */
    dataLayer?: Array<unknown>;
  }
}

/** As much of a window as analytics needs. */
export type AnalyticsPage = Pick<Window, 'dispatchEvent' | 'dataLayer'>;

/** Sends events to the page's tag manager and to listeners of the window (ANA-01), with the referrer (ROUTE-16). A tag manager that fails is only logged. */
export const pageAnalytics = (page: AnalyticsPage, referrer: Referrer, log: Log): Analytics => ({
  track: (event) => () => {
    const sent = E.tryCatch(
      () => {
        const detail = { ...event, ...referrer };
        page.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail }));
        page.dataLayer = page.dataLayer ?? [];
        page.dataLayer.push({ event: ANALYTICS_EVENT, ...detail });
      },
      (error) => (error instanceof Error ? error.name : 'unknown'),
    );
    if (E.isLeft(sent))
      log.write({ level: 'warning', tag: 'analytics.failed', data: { event: event._tag, name: sent.left } })();
  },
});
