/*
 * A write that a browser sends must come from a page of this very site; a stranger's page must not make a visitor's browser act for it.
 *
 * How to read: `Origin`, when sent, must be exactly ours; `Sec-Fetch-Site`, when sent, must be `same-origin` (`none` says nothing either
 * way); and one of the two must vouch for the write.
 *
 * @example isFromOwnPage('https://hearth.example', { origin: 'https://evil.example' }) // => false
 */

/** The headers by which a browser tells where a request comes from. */
export interface ComingFrom {
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | ReadonlyArray<string> | undefined;
}

/** Whether a write under the site's own origin (scheme, host and port) comes from one of its pages. */
export const isFromOwnPage = (
  ownOrigin: string,
  { origin, 'sec-fetch-site': fetchSite = 'none' }: ComingFrom,
): boolean => {
  if (origin !== undefined && origin.toLowerCase() !== ownOrigin.toLowerCase()) return false;
  if (fetchSite === 'same-origin') return true;
  return fetchSite === 'none' && origin !== undefined;
};
