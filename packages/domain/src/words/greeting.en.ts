import { GREETING_LIMIT, type GreetingCount, type GreetingTooLong } from '../greeting/index.ts';
import { formatCount } from './count.en.ts';

/** What stands around the greeting where it is edited (GREET-01, GREET-02). */
export const greetingWords = {
  title: 'Greeting',
  edit: 'Edit Greeting',
  hint: 'Greet your guests with a custom message.',
  save: 'Save Changes',
  cancel: 'Cancel',
  /** The counter as it is seen, `12/250`, and as it is heard. */
  counter: ({ used }: GreetingCount): string => `${formatCount(used)}/${GREETING_LIMIT}`,
  counterAloud: ({ left }: GreetingCount): string =>
    `${formatCount(left)} ${left === 1 ? 'character' : 'characters'} left`,
} as const;

/** Why a greeting was not kept. */
export const greetingRefused = ({ length, maximum }: GreetingTooLong): string =>
  `A greeting has at most ${formatCount(maximum)} characters; this one has ${formatCount(length)}.`;
