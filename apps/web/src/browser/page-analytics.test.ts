import type { AnalyticsEvent, LogEntry, Referrer } from '@gift-registry/domain';
import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { expect, it } from 'vitest';
import { type AnalyticsPage, pageAnalytics } from './page-analytics.ts';

const sorted: AnalyticsEvent = { _tag: 'Sorted', grId: grIdOf('7310442'), sortBy: 'price' };
const told = { event: 'gift-registry:analytics', _tag: 'Sorted', grId: '7310442', sortBy: 'price' };

const planned = (dataLayer?: Array<unknown>, referrer: Referrer = {}) => {
  const [heard, entries]: [unknown[], LogEntry[]] = [[], []];
  const window = new EventTarget();
  window.addEventListener('gift-registry:analytics', (event) => {
    heard.push(event instanceof CustomEvent ? event.detail : event.type);
  });
  const page: AnalyticsPage = {
    dispatchEvent: (event) => window.dispatchEvent(event),
    ...(dataLayer === undefined ? {} : { dataLayer }),
  };
  const analytics = pageAnalytics(page, referrer, { write: (entry) => () => void entries.push(entry) });
  return { page, heard, entries, analytics };
};

it('[ANA-01] [LIST-08] what is tracked is heard on the window, and read by a tag manager that comes later', () => {
  const { page, heard, entries, analytics } = planned();
  analytics.track(sorted)();
  expect(heard).toEqual([sorted]);
  expect(page.dataLayer).toEqual([told]);
  expect(entries).toEqual([]);
});

it('[ROUTE-16] [ANA-01] who sent the visitor goes along with everything that is told', () => {
  const sentBy = { referrerId: 'r-1', wcTrackId: 'w-3' };
  const { page, heard, analytics } = planned(undefined, sentBy);
  analytics.track(sorted)();
  expect(heard).toEqual([{ ...sorted, ...sentBy }]);
  expect(page.dataLayer).toEqual([{ ...told, ...sentBy }]);
});

it('[ANA-01] a tag manager that is there already keeps what it has read', () => {
  const layer: unknown[] = ['before'];
  const { analytics } = planned(layer);
  analytics.track(sorted)();
  expect(layer).toEqual(['before', told]);
});

it('[ANA-01] a tag manager that fails stops nothing, and is logged without what was done', () => {
  class Failing extends Array<unknown> {
    override push(): number {
      throw new RangeError('blocked');
    }
  }
  const { analytics, entries } = planned(new Failing());
  analytics.track(sorted)();
  expect(entries).toEqual([
    { level: 'warning', tag: 'analytics.failed', data: { event: 'Sorted', name: 'RangeError' } },
  ]);
});
