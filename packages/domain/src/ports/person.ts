import type { option as O } from 'fp-ts';
import type { AccountId, VisitorId } from '../identity/index.ts';
import type { LandingParameters } from '../page/index.ts';
import type { Site } from '../site/index.ts';
import type { BrowserSession } from './account.port.ts';

/** On whose behalf a call is made: a browser on a site, with the account it is signed in to, if any. */
export interface Person {
  readonly site: Site;
  /** Scheme, host and port under which this person reached the site, without a slash at the end. */
  readonly origin: string;
  readonly visitor: VisitorId;
  readonly account: O.Option<AccountId>;
  readonly session: BrowserSession;
  /** The network address of the request, for limits only. */
  readonly networkAddress: string;
  /** The key from the link of a registry that is visible by link only. */
  readonly linkKey: O.Option<string>;
  readonly arrival: LandingParameters;
}
