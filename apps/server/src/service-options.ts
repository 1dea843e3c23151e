import type { WebVitals } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { plainLooks, type SiteLooks } from './site-look/site-look.ts';

/** The options of the service, with a default for every field. */
export interface ServiceOptions {
  /** Cookies bound to https, and strict transport security. */
  readonly isProduction: boolean;
  /** The trusted proxies (`X-Forwarded-…`): addresses or networks separated by commas; false for none. */
  readonly trustProxy: string | false;
  /** The folder of the built web app, with `index.html` and `guest-list.html`. */
  readonly webFolder: string;
  /** How the sites look. */
  readonly looks: SiteLooks;
  /** The folder of the shop, with its `pictures`. */
  readonly shopFolder: string;
  /** The secrets that sign a commerce back end's order reports: two during a rotation (INT-04); without any, reports are refused (CART-06). */
  readonly reportSecrets: ReadonlyArray<string>;
  /** The origins of other front ends, whose pages may read the cart and add to it (INT-02). */
  readonly corsOrigins: ReadonlyArray<string>;
  readonly requestsPerMinute: number;
  /** Requests with one service token, from any network address. */
  readonly tokenRequestsPerMinute: number;
  /** Requests with a wrong token, from one network address. */
  readonly wrongTokensPerMinute: number;
  /** Pages that browsers prefetch. */
  readonly prefetchesPerMinute: number;
  readonly newVisitorsPerMinute: number;
  /** Searches for registries by name. */
  readonly findsPerMinute: number;
  /** Registry creations. */
  readonly beginningsPerMinute: number;
  /** Choices of baskets for a budget, from one network address: each searches much and has taxes quoted. */
  readonly basketsPerMinute: number;
  /** Designs saved from one network address. */
  readonly designsPerMinute: number;
  /** One-time codes for the other brand's site from one network address; beyond it the redirect carries no code. */
  readonly signInHandoffsPerMinute: number;
  /** Photos from one network address: each is decoded and re-encoded. */
  readonly photosPerMinute: number;
  /** Live streams that one network address may hold open at a time. */
  readonly streamsPerAddress: number;
  /** A stream with more unread bytes than this is dropped. */
  readonly streamBacklogBytes: number;
  readonly heartbeatMilliseconds: number;
  /** How often the session of a stream's reader is checked. */
  readonly sessionCheckMilliseconds: number;
  /** Reports of how fast a page was, from one network address (OPS-08). */
  readonly webVitalsPerMinute: number;
  /** Counts how fast a visit to a page was. */
  readonly countWebVitals: (vitals: WebVitals) => void;
  /** Measures the requests of the service. */
  readonly measureRequests: (service: FastifyInstance) => void;
  /** How long the database may take to answer a readiness check. */
  readonly readyMilliseconds: number;
}

/** The defaults. */
export const defaultOptions: ServiceOptions = {
  isProduction: false,
  trustProxy: false,
  webFolder: 'apps/web/dist',
  looks: plainLooks,
  shopFolder: 'demo',
  reportSecrets: [],
  corsOrigins: [],
  requestsPerMinute: 3_000,
  tokenRequestsPerMinute: 3_000,
  wrongTokensPerMinute: 30,
  prefetchesPerMinute: 120,
  newVisitorsPerMinute: 1_000,
  findsPerMinute: 60,
  beginningsPerMinute: 20,
  basketsPerMinute: 30,
  designsPerMinute: 60,
  signInHandoffsPerMinute: 120,
  photosPerMinute: 30,
  streamsPerAddress: 100,
  streamBacklogBytes: 1_048_576,
  heartbeatMilliseconds: 20_000,
  sessionCheckMilliseconds: 4_000,
  webVitalsPerMinute: 60,
  countWebVitals: () => undefined,
  measureRequests: () => undefined,
  readyMilliseconds: 1_000,
};
