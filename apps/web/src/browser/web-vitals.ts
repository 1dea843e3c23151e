import { MOST_VITALS, pageKindOf, type WebVitals } from '@gift-registry/domain';
import type { Metric } from 'web-vitals';

/** Calls back with the value at the latest when the page is hidden. */
type Measure = (callback: (metric: Pick<Metric, 'name' | 'value'>) => void) => void;

/** The part of the library that is used. */
export interface Measures {
  readonly onLCP: Measure;
  readonly onINP: Measure;
  readonly onCLS: Measure;
}

/** The part of the browser that is used. */
export interface MeasuredPage {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly navigator: Pick<Navigator, 'sendBeacon'> & {
    readonly doNotTrack?: string | null;
    readonly globalPrivacyControl?: boolean;
  };
  /** The path under which the page was loaded. */
  readonly path: string;
  /** The path of the page that is there now, to which the app may have gone since. */
  readonly presentPath: () => string;
}

/** The call of the service (OPS-08). */
const ADDRESS = '/api/web-vitals';

/** Whether the visitor has asked not to be tracked: nothing is measured then. */
const isRefused = ({ doNotTrack, globalPrivacyControl }: MeasuredPage['navigator']): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * Sends how fast this page was, once, when it is first hidden: its kind and three numbers, nothing about the visitor
 * (OPS-08). Where the app has gone to a page of another kind, only how fast the first one was painted.
 */
export const reportWebVitals = ({ onLCP, onINP, onCLS }: Measures, page: MeasuredPage): void => {
  const { document, navigator, path, presentPath } = page;
  if (isRefused(navigator)) return;
  const measured: { -readonly [Key in keyof WebVitals]: WebVitals[Key] } = { page: pageKindOf(path) };
  const milliseconds = (value: number): number => Math.round(within(value, MOST_VITALS.milliseconds));
  onLCP(({ value }) => {
    measured.lcp = milliseconds(value);
  });
  onINP(({ value }) => {
    measured.inp = milliseconds(value);
  });
  onCLS(({ value }) => {
    measured.cls = within(value, MOST_VITALS.shift);
  });
  let isSent = false;
  // Added after the library's own listeners, so that all values have arrived.
  document.addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden' || Object.keys(measured).length === 1) return;
    isSent = true;
    if (pageKindOf(presentPath()) !== measured.page) {
      delete measured.inp;
      delete measured.cls;
    }
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(measured)], { type: 'application/json' }));
  });
};
