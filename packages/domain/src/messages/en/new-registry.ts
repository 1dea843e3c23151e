import { ADDRESS_LIMITS } from '../../delivery/index.ts';
import { GREETING_LIMIT } from '../../greeting/index.ts';
import type { KeyRefusal } from '../../idempotency/index.ts';
import type {
  NewVisibility,
  RegistryFieldProblem,
  RegistryFormField,
  RegistryFormStep,
} from '../../new-registry/index.ts';
import type { BeginRefusal, Fault } from '../../ports/index.ts';
import { MOST_YEARS_AHEAD } from '../../settings/index.ts';
import type { MarketRules, Site } from '../../site/index.ts';
import { LONGEST_NAME } from '../../text/index.ts';
import { addressMessages } from './contact.ts';
import { faultSentence, keyRefused } from './fault.ts';
import type { PageHeadMessages } from './page-heads.ts';
import { UNREADABLE_DAY } from './settings.ts';

/** Each choice of visibility, with what it means. */
const visibilities: Readonly<Record<NewVisibility, readonly [choice: string, help: string]>> = {
  findable: ['Everyone', 'Guests find it by your names or its number, or with the link you share.'],
  link: ['Only people with the link', 'It can’t be found by name or number.'],
  private: ['Only you, for now', 'Add gifts privately, and open it to guests when you’re ready.'],
};

/** Title and help of each step. */
const steps: Readonly<Record<RegistryFormStep | 'account', readonly [title: string, help: string]>> = {
  event: ['What are you celebrating?', 'You can change the date later.'],
  names: ['Who is it for?', 'Your guests will find the registry by these names.'],
  extras: ['A few last details', 'You can change everything here in Settings anytime.'],
  account: ['Save your registry', 'With an account, you can manage it from anywhere.'],
};

const labels = (market: MarketRules): Readonly<Record<RegistryFormField, string>> => ({
  eventType: 'Event',
  eventDate: 'Event date',
  primaryFirstName: 'Your first name',
  primaryLastName: 'Your last name',
  secondaryFirstName: 'First name',
  secondaryLastName: 'Last name',
  visibility: 'Who can find it?',
  greeting: 'Greeting (optional)',
  recipient: 'Recipient name (optional)',
  line1: addressMessages.line1,
  line2: `${addressMessages.line2} (optional)`,
  city: addressMessages.city,
  region: addressMessages.region(market),
  postalCode: addressMessages.postalCode(market),
});

/** The choice in place of a date (EVENT-01). */
export const noDateYet = 'We don’t have a date yet';

/** What to enter into an empty field. */
const missing = (market: MarketRules): Readonly<Record<RegistryFormField, string>> => ({
  eventType: 'Please choose what you’re celebrating.',
  eventDate: 'Please choose a date. You can change it later.',
  primaryFirstName: 'Please enter your first name.',
  primaryLastName: 'Please enter your last name.',
  secondaryFirstName: 'Please enter their first name too.',
  secondaryLastName: 'Please enter a last name.',
  visibility: 'Please choose who can find it.',
  greeting: 'Please enter a greeting.',
  recipient: 'Please enter who gifts should be delivered to.',
  line1: 'Please enter the street address.',
  line2: 'Please enter the apartment, suite or unit.',
  city: 'Please enter the city.',
  region: `Please choose the ${market.regionName}.`,
  postalCode: `Please enter the ${market.postalCode.name}.`,
});

const longest = (field: RegistryFormField): number => {
  switch (field) {
    case 'greeting':
      return GREETING_LIMIT;
    case 'recipient':
      return ADDRESS_LIMITS.recipient;
    case 'line1':
    case 'line2':
      return ADDRESS_LIMITS.line;
    case 'city':
      return ADDRESS_LIMITS.city;
    default:
      return LONGEST_NAME;
  }
};

const unreadable = (field: RegistryFormField, market: MarketRules, isRegionChosen: boolean): string => {
  if (field === 'eventDate') return UNREADABLE_DAY;
  if (field === 'region') return `${addressMessages.chooseRegion(market).replace('Choose', 'Please choose')}.`;
  return addressMessages.codeInRegion(market, isRegionChosen).replace('Enter', 'Please enter');
};

/** The form that creates a registry (HOME-01). */
export const newRegistryMessages = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Create a registry | ${name}`,
    description: `Create a gift registry at ${name} and share it with your guests.`,
  }),
  title: 'Create a registry',
  progress: (place: number, places: number): string => `Step ${place} of ${places}`,
  stepTitle: (step: RegistryFormStep | 'account'): string => steps[step][0],
  stepHelp: (step: RegistryFormStep | 'account'): string => steps[step][1],
  visibility: (visibility: NewVisibility): string => visibilities[visibility][0],
  visibilityHelp: (visibility: NewVisibility): string => visibilities[visibility][1],
  accountEmailHelp: 'We’ll send you a link. Opening it creates your registry.',
  sending: 'Sending your link…',
  sent: (email: string): string =>
    `We’ve sent an email to ${email}. Open the link in it within 24 hours, on any device, and your registry will be ready.`,
  sentHelp: 'Nothing there after a few minutes? Check your spam folder, or try again with another address.',
  wait: (seconds: number): string => `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  label: (field: RegistryFormField, market: MarketRules): string => labels(market)[field],
  second: 'Co-registrant (optional)',
  secondHelp: 'Someone who manages the registry with you.',
  greetingHelp: 'Your guests will see it at the top of the registry. Leave it blank and we’ll greet them for you.',
  address: 'Delivery address (optional)',
  addressHelp: 'Only you see it. Your guests never do.',
  next: 'Continue',
  back: 'Back',
  create: 'Create Registry',
  creating: 'Creating your registry…',
  created: 'Your registry is ready. Opening it…',
  /** The message below a field. */
  problem: (
    field: RegistryFormField,
    problem: RegistryFieldProblem,
    market: MarketRules,
    isRegionChosen: boolean,
  ): string => {
    switch (problem) {
      case 'missing':
        return missing(market)[field];
      case 'unreadable':
        return unreadable(field, market, isRegionChosen);
      case 'past':
        return 'That date has passed. Please choose today or a later date.';
      case 'tooFar':
        return `Please choose a date within the next ${MOST_YEARS_AHEAD} years.`;
      case 'tooLong':
        return `Please use no more than ${longest(field)} characters, on ${field === 'greeting' ? 'as many lines as you like' : 'one line'}.`;
    }
  },
  /** An earlier try with a lost response had created the registry. */
  begunBefore: 'Your registry is ready',
  begunBeforeHelp:
    'The connection dropped before we could tell you. There’s just one registry, as you first sent it. What you changed after that isn’t in it yet:',
  leftEmpty: 'Empty',
  openSettings: 'Open Settings',
  openRegistry: 'Go to Your Registry',
  /** Why the registry was not created, or that the outcome is unknown; the form keeps its values. */
  refused: (reason: BeginRefusal | KeyRefusal | Fault): string => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return 'Please sign in to create a registry. What you typed will stay here.';
      case 'RegistryFormInvalid':
        return 'Please check the marked field.';
      case 'IdempotencyKeyReused':
        return 'Your registry is ready. You’ll find it on Registry Home. What you changed after that isn’t in it yet.';
      case 'RequestInProgress':
        return keyRefused(reason);
      case 'Unavailable':
      case 'BadRequest':
      case 'UnreadableResponse':
        return `We don’t know yet whether your registry was created. ${faultSentence(reason)} You won’t end up with two, and what you typed will stay here.`;
      case 'CookiesRefused':
      case 'TooManyRequests':
        return `${faultSentence(reason)} What you typed will stay here.`;
    }
  },
} as const;
