import { function as F, option as O } from 'fp-ts';
import type { EmailText } from '../../mail/index.ts';
import type { Site } from '../../site/index.ts';
import type { EmailContents } from '../email-contents.ts';

const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const GIFTS_AFTER_DELETION =
  'What guests have already bought won’t be canceled: their orders stand, they keep their order confirmations, and money for group gifts and gift cards won’t be refunded.';
const goodbye = ({ name }: Pick<Site, 'name'>): string => `Warmly, ${name}`;

/** Subject, text and link of each email. */
export const emailMessages = (contents: EmailContents, site: Pick<Site, 'name' | 'phone'>): EmailText => {
  switch (contents._tag) {
    case 'ConfirmAccount':
      return {
        subject: `Confirm your ${site.name} account`,
        paragraphs: [
          'Hello,',
          `Thank you for creating an account at ${site.name}. There’s just one step left: confirm that this is your email address.`,
        ],
        action: O.some({ label: 'Confirm My Account', url: contents.link }),
        after: [
          'The link works once and expires after 24 hours. If you didn’t ask for an account, you don’t need to do anything.',
          goodbye(site),
        ],
      };
    case 'AccountExists':
      return {
        subject: `You already have a ${site.name} account`,
        paragraphs: [
          'Hello,',
          `Someone asked for a new account at ${site.name} with this email address. You already have one, and it hasn’t changed.`,
        ],
        action: O.some({ label: 'Sign In', url: contents.signIn }),
        after: [
          `If you’ve forgotten your password, choose a new one here: ${contents.forgotPassword}`,
          'If this wasn’t you, you don’t need to do anything.',
          goodbye(site),
        ],
      };
    case 'ResetPassword':
      return {
        subject: `Choose a new ${site.name} password`,
        paragraphs: ['Hello,', `Someone asked for a new password for your account at ${site.name}.`],
        action: O.some({ label: 'Choose a New Password', url: contents.link }),
        after: [
          'The link works once and expires after one hour. If this wasn’t you, you don’t need to do anything: your password stays the same.',
          goodbye(site),
        ],
      };
    case 'PasswordChanged':
      return {
        subject: `Your ${site.name} password was changed`,
        paragraphs: [
          hello(contents.firstName),
          `The password for your account at ${site.name} was just changed, and every other device was signed out.`,
        ],
        action: O.none,
        after: [
          `If this wasn’t you, choose a new one right away: ${contents.forgotPassword} – or call us at ${site.phone}.`,
          goodbye(site),
        ],
      };
    case 'AccountDeleted':
      return {
        subject: `Your ${site.name} account was deleted`,
        paragraphs: [hello(contents.firstName), `Your account at ${site.name} has been deleted, as you asked.`],
        action: O.none,
        after: [`If this wasn’t you, please call us at ${site.phone}.`, goodbye(site)],
      };
    case 'RegistryDeleted':
      return {
        subject: `Your ${contents.eventName} registry was deleted`,
        paragraphs: [
          hello(contents.firstName),
          `${O.getOrElse(() => 'Your co-registrant')(contents.by)} has deleted the ${contents.eventName} registry # ${contents.grId} at ${site.name} that you managed together. No one can open it anymore.`,
          GIFTS_AFTER_DELETION,
        ],
        action: O.none,
        after: [`If this shouldn’t have happened, please call us at ${site.phone}.`, goodbye(site)],
      };
    case 'OwnRegistryDeleted':
      return {
        subject: `Your ${contents.eventName} registry was deleted`,
        paragraphs: [
          hello(contents.firstName),
          `You’ve deleted your ${contents.eventName} registry # ${contents.grId} at ${site.name}, along with its list, greeting, photo, checklist and delivery address. No one can open it anymore, and this can’t be undone.`,
          GIFTS_AFTER_DELETION,
        ],
        action: O.none,
        after: [`If this wasn’t you, please call us at ${site.phone}.`, goodbye(site)],
      };
    case 'CoRegistrantLeft':
      return {
        subject: `You now manage your ${contents.eventName} registry on your own`,
        paragraphs: [
          hello(contents.firstName),
          `${O.getOrElse(() => 'Your co-registrant')(contents.by)} has deleted their account at ${site.name} and no longer manages the ${contents.eventName} registry # ${contents.grId} with you. It’s still yours, with all its gifts and your notes on them.`,
          ...(contents.hadAddress
            ? [
                'The delivery address was deleted as well, since it may have been theirs. Please enter a delivery address in Settings.',
              ]
            : []),
        ],
        action: O.some({
          label: contents.hadAddress ? 'Enter a Delivery Address' : 'Open Settings',
          url: contents.settings,
        }),
        after: [goodbye(site)],
      };
    case 'CoRegistrantJoined':
      return {
        subject: `Someone now manages your ${contents.eventName} registry with you`,
        paragraphs: [
          hello(contents.firstName),
          `${O.match(
            () => `The account ${contents.email}`,
            (name: string) => `${name} (${contents.email})`,
          )(
            contents.joined,
          )} has accepted your invitation to manage the ${contents.eventName} registry # ${contents.grId} at ${site.name}. As a co-registrant, they can now add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.`,
        ],
        action: O.some({ label: 'Open Settings', url: contents.settings }),
        after: [`If you don’t know who this is, please call us at ${site.phone}.`, goodbye(site)],
      };
    case 'Invitation':
      return {
        subject: F.pipe(
          contents.from,
          O.match(
            () => 'You’re invited to manage a registry together',
            (name) => `${name} has invited you to manage a registry together`,
          ),
        ),
        paragraphs: [
          'Hello,',
          `${O.getOrElse(() => 'Someone')(contents.from)} would like to manage the ${contents.eventName} registry at ${site.name} together with you. As a co-registrant, you can add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.`,
        ],
        action: O.some({ label: 'Open the Invitation', url: contents.link }),
        after: [
          'The link works once and expires after seven days. If you don’t know who this is, you don’t need to do anything.',
          goodbye(site),
        ],
      };
  }
};
