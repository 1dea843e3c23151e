/*
 * [AUTH-06] To read all that is kept of an account is much work, so it is done six times at most for an account within a quarter of an hour, from wherever it is asked.
 *
 * Laws:
 * - every account is counted for itself
 * - six are let pass
 *
 * @example dataCounter(accountIdOf('account-amelia')) // => 'data of account-amelia'
 */
import type { AccountId } from '../identity/index.ts';

/** How often one's data is told within a quarter of an hour. */
export const DATA_REQUESTS_LET_PASS = 6;

/** The name under which it is counted how often an account asked (AUTH-06). */
export const dataCounter = (account: AccountId): string => `data of ${account}`;
