import type { DeviceName } from '../../account/index.ts';
import { formatDay } from '../../calendar/index.ts';
import type { RelativeTime } from '../../overview/index.ts';
import type { Fault, SignInNeeded } from '../../ports/index.ts';
import { faultSentence } from './fault.ts';
import { NO_LONGER_SIGNED_IN } from './sign-in.ts';

const deviceOf = ({ browser, system }: DeviceName): string => {
  if (browser === '') return system === '' ? 'A browser we don’t recognize' : `A browser on ${system}`;
  return system === '' ? browser : `${browser} on ${system}`;
};

const whenOf = (when: RelativeTime): string => {
  switch (when._tag) {
    case 'JustNow':
      return 'Used just now';
    case 'Today':
      return 'Last used today';
    case 'Yesterday':
      return 'Last used yesterday';
    case 'Day':
      return `Last used ${formatDay(when.day)}`;
  }
};

/** What is said where one sees where one is signed in (AUTH-06). */
export const ownSessionsMessages = {
  title: 'Where you’re signed in',
  help: 'If you don’t recognize one of these, sign it out and change your password.',
  device: deviceOf,
  lastUsed: whenOf,
  thisDevice: 'This device',
  signOut: 'Sign Out',
  signingOut: 'Signing Out…',
  /** The button's name, read out. */
  signOutOf: (device: DeviceName, when: RelativeTime): string => `Sign Out: ${deviceOf(device)}. ${whenOf(when)}.`,
  signOutOthers: 'Sign Out Everywhere Else',
  onlyHere: 'You’re not signed in anywhere else.',
  signedOut: 'Signed out there.',
  signedOutOthers: 'You’re now signed in on this device only.',
  tryAgain: 'Try Again',
  /** Why nobody was signed out, or nothing is shown. */
  refused: (reason: SignInNeeded | Fault): string =>
    reason._tag === 'SignInNeeded' ? NO_LONGER_SIGNED_IN : faultSentence(reason),
} as const;
