import { GREETING_LIMIT, type GreetingCount, type GreetingTooLong } from '../../greeting/index.ts';
import type { Fault, ListRefusal } from '../../ports/index.ts';
import { formatCount } from './count.ts';
import { faultSentence } from './fault.ts';
import { ownerRefused } from './registry.ts';

/** What stands around the greeting where it is edited (GREET-01, GREET-02). */
export const greetingMessages = {
  title: 'Greeting',
  edit: 'Edit Greeting',
  hint: 'Greet your guests with a custom message.',
  save: 'Save Changes',
  saving: 'Saving…',
  saved: 'Your greeting has been saved.',
  /** Said when another registrant has changed it while it was edited here. */
  meanwhile: 'Your greeting was changed in the meantime. It now reads:',
  cancel: 'Cancel',
  /** The counter as it is seen, `12/250`, and as it is heard. */
  counter: ({ used }: GreetingCount): string => `${formatCount(used)}/${GREETING_LIMIT}`,
  /** Where more was typed or pasted than there is room for. */
  leftOut: (count: number): string =>
    `Greetings can be up to ${GREETING_LIMIT} characters. The last ${count === 1 ? 'one wasn’t' : `${formatCount(count)} weren’t`} kept.`,
  counterAnnouncement: ({ left }: GreetingCount): string =>
    `${formatCount(left)} ${left === 1 ? 'character' : 'characters'} left`,
} as const;

/** Why a greeting was not kept. */
export const greetingRefused = ({ length, maximum }: GreetingTooLong): string =>
  `A greeting can have up to ${formatCount(maximum)} characters; this one has ${formatCount(length)}.`;

/** Why the greeting stays as it was (GREET-03). */
export const greetingNotSaved = (reason: ListRefusal | GreetingTooLong | Fault): string => {
  switch (reason._tag) {
    case 'GreetingTooLong':
      return greetingRefused(reason);
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Your greeting was not saved. ${faultSentence(reason)}`;
  }
};
