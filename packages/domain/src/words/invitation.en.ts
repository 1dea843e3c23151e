import { option as O } from 'fp-ts';
import { formatDay, today } from '../calendar/index.ts';
import type {
  CoRegistrant,
  Fault,
  InviteRefusal,
  JoinRefusal,
  LinkSpent,
  ListRefusal,
  OwnRegistry,
  SignInNeeded,
} from '../ports/index.ts';
import { notOpened } from './password.en.ts';
import { signInPageWords } from './sign-in-page.en.ts';

const EMAIL_INVALID = 'Please enter the email address of your co-registrant, like name@example.com.';

const OWN_INVITATION =
  'You keep this registry already: this is the invitation to somebody else. Whoever you asked opens it with an account of their own.';

const nameOf = ({
  primaryFirstName,
  secondaryFirstName,
}: Pick<OwnRegistry, 'primaryFirstName' | 'secondaryFirstName'>) =>
  O.isSome(secondaryFirstName) ? `${primaryFirstName} & ${secondaryFirstName.value}` : primaryFirstName;

/** What stands where an owner asks somebody to keep a registry as well. */
export const coRegistrantWords = {
  title: 'Keep it together',
  help: 'Ask somebody to keep this registry with you: they can add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.',
  ask: 'Invite a Co-registrant',
  shared: ({ other }: Extract<CoRegistrant, { readonly _tag: 'Shared' }>): string => {
    if (O.isNone(other)) return 'You keep this registry together.';
    const { email, firstName, lastName } = other.value;
    const name = `${firstName} ${lastName}`.trim();
    return `You keep this registry together with ${name === '' ? email : `${name} (${email})`}.`;
  },
  email: 'Email of your co-registrant',
  emailInvalid: EMAIL_INVALID,
  submit: 'Send Invitation',
  submitting: 'Sending…',
  invited: ({ email, end }: Extract<CoRegistrant, { readonly _tag: 'Invited' }>): string =>
    `${email} is invited until ${formatDay(today(end))}.`,
  revoke: 'Take Back',
  revoking: 'Taking back…',
  tryAgain: 'Try Again',
  /** Why nobody was asked, or nothing was taken back. */
  refused: (reason: ListRefusal | InviteRefusal | Fault): string => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return 'You are no longer signed in. Please sign in and try again.';
      case 'RegistryNotFound':
      case 'NotOwner':
        return 'This registry is no longer yours to change.';
      case 'EmailInvalid':
        return EMAIL_INVALID;
      case 'OwnAddress':
        return 'This is your own email address. Enter the one of who shall keep the registry with you.';
      case 'OwnersComplete':
        return 'Two people keep this registry already.';
      case 'InvitationPending':
        return 'Somebody is invited already. Take that invitation back first.';
      default:
        return signInPageWords.refused(reason);
    }
  },
} as const;

/** What stands on the page that an invitation's link leads to. */
export const invitationWords = {
  title: 'Keep a Registry Together',
  asked: (registry: OwnRegistry): string =>
    `${registry.primaryFirstName} asks you to keep the ${registry.eventType.name} registry of ${nameOf(registry)} as well, for ${formatDay(registry.eventDate)}.`,
  what: 'As co-registrant you can add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.',
  /** To who sent it. */
  own: OWN_INVITATION,
  toRegistry: 'Go to Your Registry',
  accept: 'Accept the Invitation',
  accepting: 'Accepting…',
  signInFirst: 'Sign in first, or create an account. Then you come back here.',
  signIn: 'Sign In',
  create: 'Create an Account',
  spentTitle: 'This invitation no longer works',
  spent: 'It was used or taken back, or its seven days are over. Ask for a new one.',
  home: 'Go to the Home Page',
  looking: 'One moment, please…',
  refused: (reason: SignInNeeded | LinkSpent | JoinRefusal | Fault): string => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return 'Please sign in first.';
      case 'LinkSpent':
        return notOpened(reason);
      case 'OwnInvitation':
        return OWN_INVITATION;
      case 'OwnersComplete':
        return 'Two people keep this registry already.';
      default:
        return signInPageWords.refused(reason);
    }
  },
} as const;
