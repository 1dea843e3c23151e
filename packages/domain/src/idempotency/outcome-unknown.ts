/*
 * [CART-08] Whether it stays open what became of what was asked. Who is turned away at the door, for asking too often or for what nobody would read, knows that nothing was done; who hears nothing, or
 * nothing that can be read, does not.
 *
 * Laws:
 * - no answer, or none that can be read, leaves it open; whoever is turned away knows that nothing was done
 * - whoever is turned away at a repeat knows no more of the first try than before
 *
 * @example outcomeUnknown({ _tag: 'TooManyRequests' }) // => false
 */

/** As much of a reason as tells whether something was done all the same. */
export interface Reason {
  readonly _tag: string;
  readonly rejectedBeforeProcessing?: true;
  readonly isRepeated?: true;
}

/** Whether what was asked may have been done although it was not answered so. */
export const outcomeUnknown = ({ _tag, rejectedBeforeProcessing, isRepeated }: Reason): boolean => {
  switch (_tag) {
    case 'Unavailable':
    case 'RequestInProgress':
      return true;
    case 'Misunderstood':
      return rejectedBeforeProcessing !== true || isRepeated === true;
    default:
      return isRepeated === true;
  }
};

/** The reason, told of a repeat under a key of which it is open what became of the first try. */
export const repeated = <Told extends Reason>(reason: Told): Told =>
  reason._tag === 'TooManyRequests' || reason._tag === 'Misunderstood' ? { ...reason, isRepeated: true } : reason;
