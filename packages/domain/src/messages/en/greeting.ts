import { GREETING_LIMIT, type GreetingCount, type GreetingTooLong } from '../../greeting/index.ts';
import type { Fault, ListRefusal } from '../../ports/index.ts';
import { faultSentence } from './fault.ts';
import { formatCount } from './formats.ts';
import { ownerRefused } from './registry.ts';

/** The dialog for the greeting (GREET-01, GREET-02). */
export const greetingMessages = {
  title: 'Greeting',
  /** What guests read until the registrants write one (GREET-02). */
  ours: 'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!',
  edit: 'Edit Greeting',
  hint: 'Greet your guests with a custom message.',
  save: 'Save Changes',
  saving: 'Saving…',
  saved: 'Your greeting has been saved.',
  /** Another registrant has changed it meanwhile. */
  meanwhile: 'Your greeting was changed in the meantime. It now reads:',
  cancel: 'Cancel',
  /** The counter as shown, `12/250`, and as read out. */
  counter: ({ used }: GreetingCount): string => `${formatCount(used)}/${GREETING_LIMIT}`,
  /** More was typed or pasted than fits. */
  leftOut: (count: number): string =>
    `Greetings can be up to ${GREETING_LIMIT} characters. The last ${count === 1 ? 'one wasn’t' : `${formatCount(count)} weren’t`} kept.`,
  counterAnnouncement: ({ left }: GreetingCount): string =>
    `${formatCount(left)} ${left === 1 ? 'character' : 'characters'} left`,
} as const;

export const greetingRefused = ({ length, maximum }: GreetingTooLong): string =>
  `A greeting can have up to ${formatCount(maximum)} characters; this one has ${formatCount(length)}.`;

/** Why the greeting was not saved (GREET-03). */
export const greetingNotSaved = (reason: ListRefusal | GreetingTooLong | Fault): string => {
  switch (reason._tag) {
    case 'GreetingTooLong':
      return greetingRefused(reason);
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Your greeting was not saved. ${faultSentence(reason)}`;
  }
};
