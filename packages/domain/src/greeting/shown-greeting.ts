/*
 * [GREET-02] Guests are always greeted: with the registrant's words, or with ours while there are none.
 *
 * @example shownGreeting(O.some('   ')) // => DEFAULT_GREETING
 */
import { function as F, option as O } from 'fp-ts';
import { isBlank } from '../text/index.ts';

/** The greeting shown to guests until the registrant writes one (GREET-02). */
export const DEFAULT_GREETING =
  'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!';

/** The greeting shown on the page: the registrant's, or the default; never blank (GREET-02). */
export const shownGreeting = (written: O.Option<string>): string =>
  F.pipe(
    written,
    O.filter((text) => !isBlank(text)),
    O.getOrElse(() => DEFAULT_GREETING),
  );

/** Whether the shown greeting was written by the registrants (GREET-02, OVR-01). */
export const isOwnGreeting = (shown: string): boolean => shown !== DEFAULT_GREETING;
