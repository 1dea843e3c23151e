import type { Analytics, Log, Referrer } from '@gift-registry/domain';
import { either as E } from 'fp-ts';

/** The event dispatched on the window, and its name in the tag manager's data layer. */
const ANALYTICS_EVENT = 'gift-registry:analytics';

declare global {
  interface Window {
    /** The tag manager's data layer, oldest entry first; it may exist before the app has loaded. */
    dataLayer?: Array<unknown>;
  }
}

/** The part of a window used by analytics. */
export type AnalyticsPage = Pick<Window, 'dispatchEvent' | 'dataLayer'>;

/**
 * Sends events to the page's tag manager and to listeners on the window (ANA-01), with the referrer (ROUTE-16). A
 * failure of the tag manager is only logged.
 */
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
