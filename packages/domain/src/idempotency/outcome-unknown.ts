/*
 * [CART-08] Decides whether the outcome of a request is unknown. A request that was rejected before processing, for asking too often or for being unreadable, did nothing; one without an answer, or with one that cannot be
 * read, may have been done.
 *
 * @example outcomeUnknown({ _tag: 'TooManyRequests' }) // => false
 */

/** The fields of a failure that show whether the request may have taken effect. */
export interface Reason {
  readonly _tag: string;
  readonly rejectedBeforeProcessing?: true;
  readonly isRepeated?: true;
}

/** Whether the request may have taken effect despite the failure. */
export const outcomeUnknown = ({ _tag, rejectedBeforeProcessing, isRepeated }: Reason): boolean => {
  switch (_tag) {
    case 'Unavailable':
    case 'RequestInProgress':
      return true;
    case 'BadRequest':
    case 'UnreadableResponse':
      return rejectedBeforeProcessing !== true || isRepeated === true;
    default:
      return isRepeated === true;
  }
};

/** The failure of a retry, marked as such when the first attempt's outcome is unknown. */
export const repeated = <R extends Reason>(reason: R): R =>
  reason._tag === 'TooManyRequests' || reason._tag === 'BadRequest' || reason._tag === 'UnreadableResponse'
    ? { ...reason, isRepeated: true }
    : reason;
