import { option as O } from 'fp-ts';
import { type CalendarDay, calendarDayIn, formatDay } from '../../calendar/index.ts';
import type {
  CoRegistrant,
  Fault,
  InviteRefusal,
  JoinRefusal,
  LinkAlreadyUsed,
  ListRefusal,
  OwnRegistry,
  SignInNeeded,
} from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';
import { emailProblem } from './contact.ts';
import { registryCalled } from './registry-name.ts';
import { passwordOrLinkRefused, signInPageMessages } from './sign-in.ts';
import { NO_LONGER_SIGNED_IN } from './sign-in-link.ts';

const EMAIL_INVALID = 'Please enter your co-registrant’s email address, like name@example.com.';

const OWN_INVITATION =
  'You already manage this registry: this invitation is for someone else. The person you invited needs to open it with their own account.';

/** Inviting a co-registrant, in Settings. */
export const coRegistrantMessages = {
  title: 'Manage it together',
  help: 'Invite someone to manage this registry with you. They’ll be able to add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.',
  ask: 'Invite a Co-registrant',
  shared: ({ other }: Extract<CoRegistrant, { readonly _tag: 'Shared' }>): string => {
    if (O.isNone(other)) return 'You manage this registry together.';
    const { email, firstName, lastName } = other.value;
    const name = `${firstName} ${lastName}`.trim();
    return `You manage this registry together with ${name === '' ? email : `${name} (${email})`}.`;
  },
  email: 'Your co-registrant’s email',
  emailInvalid: emailProblem(EMAIL_INVALID),
  submit: 'Send Invitation',
  submitting: 'Sending…',
  invited: (
    { timeZone }: Pick<Site, 'timeZone'>,
    { email, end, isUndelivered }: Extract<CoRegistrant, { readonly _tag: 'Invited' }>,
  ): string =>
    isUndelivered
      ? `We couldn’t deliver your invitation to ${email}. Check the address, withdraw the invitation, and send it again.`
      : `${email} has been invited. The invitation is good until ${formatDay(calendarDayIn(timeZone, end))}.`,
  revoke: 'Withdraw Invitation',
  revoking: 'Withdrawing…',
  tryAgain: 'Try Again',
  /** Why an invitation was not sent or not withdrawn. */
  refused: (reason: ListRefusal | InviteRefusal | Fault): string => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return NO_LONGER_SIGNED_IN;
      case 'RegistryNotFound':
      case 'NotOwner':
        return 'You can no longer make changes to this registry.';
      case 'EmailInvalid':
        return EMAIL_INVALID;
      case 'OwnAddress':
        return 'That’s your own email address. Enter your co-registrant’s address.';
      case 'OwnersComplete':
        return 'Two people already manage this registry.';
      case 'InvitationPending':
        return 'Someone has already been invited. Withdraw that invitation first.';
      default:
        return signInPageMessages.refused(reason);
    }
  },
} as const;

/** The page an invitation links to. */
export const invitationMessages = {
  title: 'Manage a registry together',
  asked: (registry: OwnRegistry): string =>
    `${registry.primaryFirstName} has invited you to help manage ${registryCalled(registry)}${O.match(
      () => '',
      (day: CalendarDay) => ` for ${formatDay(day)}`,
    )(registry.isPaused ? O.none : registry.eventDate)}.`,
  what: 'As a co-registrant, you can add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.',
  /** Shown to the owner who sent the invitation. */
  own: OWN_INVITATION,
  toRegistry: 'Go to Your Registry',
  accept: 'Accept the Invitation',
  accepting: 'Accepting…',
  signInFirst: 'Sign in first, or create an account. Then we’ll bring you back here.',
  signIn: 'Sign In',
  create: 'Create an Account',
  spentTitle: 'This invitation no longer works',
  spent: 'It has been used or withdrawn, or its seven days are up. Ask for a new one.',
  home: 'Go to the Home Page',
  looking: 'One moment, please…',
  refused: (reason: SignInNeeded | LinkAlreadyUsed | JoinRefusal | Fault): string => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return 'Please sign in first.';
      case 'LinkAlreadyUsed':
        return passwordOrLinkRefused(reason);
      case 'OwnInvitation':
        return OWN_INVITATION;
      case 'OwnersComplete':
        return 'Two people already manage this registry.';
      default:
        return signInPageMessages.refused(reason);
    }
  },
} as const;
