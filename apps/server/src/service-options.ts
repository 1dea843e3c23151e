import { option as O } from 'fp-ts';
import type { PictureDetail } from './art/picture-files.ts';

/** How the service is run; every field has a default. */
export interface ServiceOptions {
  /** Cookies bound to https, and strict transport security. */
  readonly isProduction: boolean;
  /** The proxies in front whose `X-Forwarded-…` is believed: addresses or networks by comma; false for none. */
  readonly trustProxy: string | false;
  /** The folder of the built web app, with `index.html`. */
  readonly webFolder: string;
  /** Where pictures are kept once they have been drawn; made with the first one. */
  readonly picturesFolder: string;
  readonly pictureDetail: PictureDetail;
  /** By which a commerce back end signs the orders that it reports; none are taken without it (CART-06). */
  readonly reportSecret: O.Option<string>;
  readonly requestsPerMinute: number;
  readonly newVisitorsPerMinute: number;
  /** How often registries are looked for by their names. */
  readonly findsPerMinute: number;
  /** How many registries are begun. */
  readonly beginningsPerMinute: number;
  /** How many designs are saved from one network address. */
  readonly designsPerMinute: number;
  /** How many one-time codes to the other brand's site are made for one network address; without one, one goes there all the same. */
  readonly signInHandoffsPerMinute: number;
  /** How many photos are made from one network address: each is a picture decoded and written anew. */
  readonly photosPerMinute: number;
  /** ObservableState streams that one network address may hold open at a time. */
  readonly streamsPerAddress: number;
  /** A stream whose reader leaves more bytes than this unread is dropped. */
  readonly streamBacklogBytes: number;
  readonly heartbeatMilliseconds: number;
  /** How often it is asked whether the session of somebody who watches has ended. */
  readonly sessionCheckMilliseconds: number;
  /** For how long the database may take to say that it is ready. */
  readonly readyMilliseconds: number;
}

/** The options where nothing else is said. */
export const defaultOptions: ServiceOptions = {
  isProduction: false,
  trustProxy: false,
  webFolder: 'apps/web/dist',
  picturesFolder: '.data/pictures',
  pictureDetail: 'full',
  reportSecret: O.none,
  requestsPerMinute: 3_000,
  newVisitorsPerMinute: 1_000,
  findsPerMinute: 60,
  beginningsPerMinute: 20,
  designsPerMinute: 60,
  signInHandoffsPerMinute: 120,
  photosPerMinute: 30,
  streamsPerAddress: 100,
  streamBacklogBytes: 1_048_576,
  heartbeatMilliseconds: 20_000,
  sessionCheckMilliseconds: 4_000,
  readyMilliseconds: 1_000,
};
