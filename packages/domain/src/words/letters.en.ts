import { function as F, option as O } from 'fp-ts';
import type { LetterWords } from '../mail/index.ts';
import type { Site } from '../site/index.ts';
import type { LetterTold } from './letter-told.ts';

const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const GIFTS_AFTER_DELETION =
  'What guests have already bought is not cancelled: their orders stand, they keep their order confirmations, and money for group gifts and gift cards is not paid back.';
const goodbye = ({ name }: Pick<Site, 'name'>): string => `Warmly, ${name}`;

/** The words of each letter. */
export const letterWords = (told: LetterTold, site: Pick<Site, 'name' | 'phone'>): LetterWords => {
  switch (told._tag) {
    case 'ConfirmAccount':
      return {
        subject: `Confirm your ${site.name} account`,
        paragraphs: [
          'Hello,',
          `Thank you for creating an account at ${site.name}. One step is left: confirm that this is your email address.`,
        ],
        action: O.some({ label: 'Confirm My Account', url: told.link }),
        after: [
          'The link works once, for 24 hours. If you did not ask for an account, there is nothing you need to do.',
          goodbye(site),
        ],
      };
    case 'AccountExists':
      return {
        subject: `You already have a ${site.name} account`,
        paragraphs: [
          'Hello,',
          `Somebody asked for a new account at ${site.name} with this email address. There is one already, and it stays as it is.`,
        ],
        action: O.some({ label: 'Sign In', url: told.signIn }),
        after: [
          `If you have forgotten your password, choose a new one here: ${told.forgotPassword}`,
          'If it was not you, there is nothing you need to do.',
          goodbye(site),
        ],
      };
    case 'ResetPassword':
      return {
        subject: `Choose a new ${site.name} password`,
        paragraphs: ['Hello,', `Somebody asked for a new password for your account at ${site.name}.`],
        action: O.some({ label: 'Choose a New Password', url: told.link }),
        after: [
          'The link works once, for one hour. If it was not you, there is nothing you need to do: your password stays as it is.',
          goodbye(site),
        ],
      };
    case 'PasswordChanged':
      return {
        subject: `Your ${site.name} password was changed`,
        paragraphs: [
          hello(told.firstName),
          `The password of your account at ${site.name} was changed just now, and every other device was signed out.`,
        ],
        action: O.none,
        after: [
          `If it was not you, choose a new one at once: ${told.forgotPassword} – or call us at ${site.phone}.`,
          goodbye(site),
        ],
      };
    case 'AccountDeleted':
      return {
        subject: `Your ${site.name} account was deleted`,
        paragraphs: [hello(told.firstName), `Your account at ${site.name} was deleted, as you asked.`],
        action: O.none,
        after: [`If it was not you, please call us at ${site.phone}.`, goodbye(site)],
      };
    case 'RegistryDeleted':
      return {
        subject: `Your ${told.eventName} registry was deleted`,
        paragraphs: [
          hello(told.firstName),
          `${O.getOrElse(() => 'The one you kept it with')(told.by)} has deleted the ${told.eventName} registry # ${told.grId} at ${site.name} that you kept together. It opens for nobody any more.`,
          GIFTS_AFTER_DELETION,
        ],
        action: O.none,
        after: [`If this should not have happened, please call us at ${site.phone}.`, goodbye(site)],
      };
    case 'OwnRegistryDeleted':
      return {
        subject: `Your ${told.eventName} registry was deleted`,
        paragraphs: [
          hello(told.firstName),
          `You have deleted your ${told.eventName} registry # ${told.grId} at ${site.name}, with its list, greeting, photo, checklist and delivery address. It opens for nobody any more, and this cannot be undone.`,
          GIFTS_AFTER_DELETION,
        ],
        action: O.none,
        after: [`If it was not you, please call us at ${site.phone}.`, goodbye(site)],
      };
    case 'CoRegistrantLeft':
      return {
        subject: `You now keep your ${told.eventName} registry alone`,
        paragraphs: [
          hello(told.firstName),
          `${O.getOrElse(() => 'The one you kept it with')(told.by)} has deleted their account at ${site.name} and no longer keeps the ${told.eventName} registry # ${told.grId} with you. It stays yours, with all its gifts and your notes on them.`,
          ...(told.hadAddress
            ? [
                'The delivery address was deleted as well: it may have been theirs. Please say in Settings where gifts shall be delivered from now on.',
              ]
            : []),
        ],
        action: O.some({ label: told.hadAddress ? 'Enter a Delivery Address' : 'Open Settings', url: told.settings }),
        after: [goodbye(site)],
      };
    case 'CoRegistrantJoined':
      return {
        subject: `Somebody now keeps your ${told.eventName} registry with you`,
        paragraphs: [
          hello(told.firstName),
          `${O.match(
            () => `The account ${told.email}`,
            (name: string) => `${name} (${told.email})`,
          )(
            told.joined,
          )} has accepted your invitation to keep the ${told.eventName} registry # ${told.grId} at ${site.name}. As co-registrant they can now add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.`,
        ],
        action: O.some({ label: 'Open Settings', url: told.settings }),
        after: [`If you do not know who this is, please call us at ${site.phone}.`, goodbye(site)],
      };
    case 'Invitation':
      return {
        subject: F.pipe(
          told.from,
          O.match(
            () => 'You are invited to keep a registry together',
            (name) => `${name} invites you to keep a registry together`,
          ),
        ),
        paragraphs: [
          'Hello,',
          `${O.getOrElse(() => 'Somebody')(told.from)} would like to keep the ${told.eventName} registry at ${site.name} together with you. As co-registrant you can add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.`,
        ],
        action: O.some({ label: 'Open the Invitation', url: told.link }),
        after: [
          'The link works once, for seven days. If you do not know who this is, there is nothing you need to do.',
          goodbye(site),
        ],
      };
  }
};
