import { ADDRESS_LIMITS } from '../delivery/index.ts';
import { GREETING_LIMIT } from '../greeting/index.ts';
import {
  formSteps,
  type RegistryFieldProblem,
  type RegistryFormField,
  type RegistryFormStep,
} from '../new-registry/index.ts';
import type { KeyRefusal } from '../once/index.ts';
import type { BeginRefusal, Fault } from '../ports/index.ts';
import { MOST_YEARS_AHEAD } from '../settings/index.ts';
import type { Market, Site } from '../site/index.ts';
import { LONGEST_NAME } from '../text/index.ts';
import { faultSentence } from './fault.en.ts';
import { keyRefused } from './once.en.ts';
import type { PageHeadWords } from './page-head.en.ts';

/** How to read: the step on the left is called so, and begins with this sentence. */
const steps: Readonly<Record<RegistryFormStep, readonly [title: string, help: string]>> = {
  event: ['What are you celebrating?', 'The day can be moved later.'],
  names: ['Who is it for?', 'Your guests find the registry by these names.'],
  extras: ['A few last things', 'Everything here can wait. You can add it in Settings at any time.'],
};

const labels = (market: Market): Readonly<Record<RegistryFormField, string>> => ({
  eventType: 'Event',
  eventDate: 'Event date',
  primaryFirstName: 'Your first name',
  primaryLastName: 'Your last name',
  secondaryFirstName: 'First name',
  secondaryLastName: 'Last name',
  greeting: 'Greeting',
  recipient: 'Deliver to',
  line1: 'Street address',
  line2: 'Apartment, suite or unit (optional)',
  city: 'City',
  region: market === 'CA' ? 'Province' : 'State',
  postalCode: market === 'CA' ? 'Postal code' : 'ZIP code',
});

/** How to read: what is asked for where the field on the left is empty. */
const missing = (market: Market): Readonly<Record<RegistryFormField, string>> => ({
  eventType: 'Please choose what you are celebrating.',
  eventDate: 'Please choose a day. A guess is fine.',
  primaryFirstName: 'Please enter your first name.',
  primaryLastName: 'Please enter your last name.',
  secondaryFirstName: 'Please enter their first name too.',
  secondaryLastName: 'Please enter a last name.',
  greeting: 'Please enter a greeting.',
  recipient: 'Please enter whom gifts are delivered to.',
  line1: 'Please enter the street and number.',
  line2: 'Please enter the apartment, suite or unit.',
  city: 'Please enter the city.',
  region: market === 'CA' ? 'Please choose the province.' : 'Please choose the state.',
  postalCode: market === 'CA' ? 'Please enter the postal code.' : 'Please enter the ZIP code.',
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

const unreadable = (field: RegistryFormField, market: Market): string => {
  if (field === 'eventDate') return 'Please enter a day of the calendar.';
  if (field === 'region') return market === 'CA' ? 'Please choose a province.' : 'Please choose a state.';
  return market === 'CA' ? 'A postal code looks like M5V 3L9.' : 'A ZIP code has five digits, like 60614.';
};

/** What stands on the form that begins a registry (HOME-01). */
export const newRegistryWords = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadWords => ({
    title: `Create a Registry | ${name}`,
    description: `Create a gift registry at ${name} and share it with your guests.`,
  }),
  title: 'Create a registry',
  progress: (step: RegistryFormStep): string => `Step ${formSteps.indexOf(step) + 1} of ${formSteps.length}`,
  stepTitle: (step: RegistryFormStep): string => steps[step][0],
  stepHelp: (step: RegistryFormStep): string => steps[step][1],
  label: (field: RegistryFormField, market: Market): string => labels(market)[field],
  second: 'Co-registrant (optional)',
  secondHelp: 'Somebody who keeps the registry with you.',
  greetingHelp: 'Your guests read it at the top of the registry. Leave it empty and we greet them for you.',
  address: 'Where gifts are delivered (optional)',
  addressHelp: 'Only you see it. Your guests never do.',
  recipientHelp: 'Leave it empty to have gifts delivered in your name.',
  chooseRegion: (market: Market): string => (market === 'CA' ? 'Choose a province' : 'Choose a state'),
  next: 'Continue',
  back: 'Back',
  create: 'Create Registry',
  creating: 'Creating your registry…',
  created: 'Your registry is ready. Opening it…',
  /** What is wrong with a field, said below it. */
  problem: (field: RegistryFormField, problem: RegistryFieldProblem, market: Market): string => {
    switch (problem) {
      case 'missing':
        return missing(market)[field];
      case 'unreadable':
        return unreadable(field, market);
      case 'past':
        return 'This day is over. Please choose today or a later day.';
      case 'tooFar':
        return `Please choose a day within the next ${MOST_YEARS_AHEAD} years.`;
      case 'tooLong':
        return `Please use at most ${longest(field)} characters, on ${field === 'greeting' ? 'as many lines as you like' : 'one line'}.`;
    }
  },
  /** An earlier answer was lost, and the registry had begun by then. */
  begunBefore: 'Your registry was created the first time',
  begunBeforeHelp:
    'Our answer got lost on its way. There is one registry, as you sent it first. What you changed after that is not in it yet:',
  leftEmpty: 'Empty',
  openSettings: 'Open Settings',
  openRegistry: 'Go to Your Registry',
  /** Why the registry was not begun, or why nobody knows; what was typed stays. */
  refused: (reason: BeginRefusal | KeyRefusal | Fault): string => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return 'Please sign in to create a registry. What you typed stays here.';
      case 'RegistryFormInvalid':
        return 'Please look at the marked field again.';
      case 'KeyReused':
        return 'Your registry was created the first time. You find it on Registry Home. What you changed after that is not in it yet.';
      case 'InFlight':
        return keyRefused(reason);
      case 'Unavailable':
      case 'Misunderstood':
        return `We do not know yet whether your registry was created. ${faultSentence(reason)} You will not get two of them, and what you typed stays here.`;
      case 'TooManyRequests':
        return `${faultSentence(reason)} What you typed stays here.`;
    }
  },
} as const;
