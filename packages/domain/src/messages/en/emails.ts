import { function as F, option as O } from 'fp-ts';
import type { Instant } from '../../calendar/index.ts';
import { eventTypeOf } from '../../event/index.ts';
import { button, type EmailFooter, type EmailSigns, type EmailText, paragraph, smallPrint } from '../../mail/index.ts';
import type { Cents } from '../../money/index.ts';
import type { EmailContents } from '../email-contents.ts';
import { emailSubject, nameInSubject, subjectEnd } from './email-subject.ts';
import { formatAmount, formatCount } from './formats.ts';
import { giftsReceived } from './gifts-email.ts';
import { type EmailSite, orderEmail } from './order-emails.ts';
import { eventNameOf } from './registry-name.ts';

/** The greeting line of an email. */
const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);

const GIFTS_AFTER_DELETION =
  'What guests have already bought won’t be canceled: their orders stand, and they keep their order confirmations. Money in group gifts that aren’t complete goes back to those who gave it; gift cards won’t be refunded.';

/** In place of the gifts of a list that are left out (MAIL-05). */
export const moreGifts = (count: number): string => `… and ${formatCount(count)} more.`;

/** The text of each email; its subject is completed with what it is about. */
const emailText = (contents: EmailContents, site: EmailSite): EmailText => {
  const greeting = hello(contents.firstName);
  const because = (reason: string): EmailFooter => ({
    reason: `${reason} Questions? Call ${site.name} at ${site.phone}.`,
    links: [],
    unsubscribe: O.none,
  });
  const ofAccount = because(`You get this email because it’s about your ${site.name} account.`);
  const ofRegistry = because(`You get this email because you manage this registry at ${site.name}.`);
  switch (contents._tag) {
    case 'ConfirmAccount':
      return {
        subject: `Confirm your ${site.name} account`,
        heading: 'One step left',
        greeting,
        parts: [
          paragraph(`Thank you for creating an account at ${site.name}. Just confirm that this is your email address.`),
          button('Confirm My Account', contents.link),
          smallPrint(
            'The link works once and expires after 24 hours. If you didn’t ask for an account, you don’t need to do anything.',
          ),
        ],
        footer: because(`You get this email because your address was entered for a new account at ${site.name}.`),
      };
    case 'AccountExists':
      return {
        subject: `You already have a ${site.name} account`,
        heading: 'You already have an account',
        greeting,
        parts: [
          paragraph(
            `Someone asked for a new account at ${site.name} with this email address. You already have one, and it hasn’t changed.`,
          ),
          button('Sign In', contents.signIn),
          paragraph('If you’ve forgotten your password, you can choose a new one.', {
            label: 'Choose a new password',
            url: contents.forgotPassword,
          }),
          smallPrint('If this wasn’t you, you don’t need to do anything.'),
        ],
        footer: ofAccount,
      };
    case 'ResetPassword':
      return {
        subject: `Choose a new ${site.name} password`,
        heading: 'Choose a new password',
        greeting,
        parts: [
          paragraph(`Someone asked for a new password for your account at ${site.name}.`),
          button('Choose a New Password', contents.link),
          smallPrint(
            'The link works once and expires after one hour. If this wasn’t you, you don’t need to do anything: your password stays the same.',
          ),
        ],
        footer: ofAccount,
      };
    case 'ConfirmEmail':
      return {
        subject: `Confirm your new email for ${site.name}`,
        heading: 'Confirm your new email',
        greeting,
        parts: [
          paragraph(`This address was entered as the new email of an account at ${site.name}.`),
          button('Confirm Email', contents.link),
          smallPrint(
            'The link works once, and for a day. If this wasn’t you, you don’t need to do anything: nothing changes.',
          ),
        ],
        footer: because(`You get this email because your address was entered in an account at ${site.name}.`),
      };
    case 'EmailChangeAsked':
      return {
        subject: `A new email for your ${site.name} account`,
        heading: 'A new email was entered',
        greeting,
        parts: [
          paragraph(
            `Someone signed in to your account at ${site.name} asked to change its email to ${contents.wanted}. It changes once that address is confirmed. Until then you sign in as before.`,
          ),
          paragraph('If this wasn’t you, choose a new password right away. That also ends the change.', {
            label: 'Choose a new password',
            url: contents.forgotPassword,
          }),
        ],
        footer: ofAccount,
      };
    case 'EmailChanged':
      return {
        subject: `Your ${site.name} account has a new email`,
        heading: 'Your email was changed',
        greeting,
        parts: [
          paragraph(
            `You sign in to your account at ${site.name} with ${contents.email} from now on, and our letters go there.`,
          ),
          smallPrint(`If this wasn’t you, call us at ${site.phone}.`),
        ],
        footer: because(`You get this email because your account at ${site.name} had this address.`),
      };
    case 'PasswordChanged':
      return {
        subject: `Your ${site.name} password was changed`,
        heading: 'Your password was changed',
        greeting,
        parts: [
          paragraph(
            `The password for your account at ${site.name} was just changed, and every other device was signed out.`,
          ),
          paragraph(`If this wasn’t you, choose a new one right away, or call us at ${site.phone}.`, {
            label: 'Choose a new password',
            url: contents.forgotPassword,
          }),
        ],
        footer: ofAccount,
      };
    case 'AccountDeleted':
      return {
        subject: `Your ${site.name} account was deleted`,
        heading: 'Your account was deleted',
        greeting,
        parts: [
          paragraph(`Your account at ${site.name} has been deleted, as you asked.`),
          smallPrint(`If this wasn’t you, please call us at ${site.phone}.`),
        ],
        footer: because(`You get this email because you had an account at ${site.name}.`),
      };
    case 'RegistryDeleted':
      return {
        subject: `Your ${eventNameOf(eventTypeOf(contents.eventCode))} registry was deleted`,
        heading: 'Your registry was deleted',
        greeting,
        parts: [
          paragraph(
            `${O.getOrElse(() => 'Your co-registrant')(contents.by)} has deleted the ${eventNameOf(eventTypeOf(contents.eventCode))} registry # ${contents.grId} at ${site.name} that you managed together. No one can open it anymore.`,
          ),
          paragraph(GIFTS_AFTER_DELETION),
          smallPrint(`If this shouldn’t have happened, please call us at ${site.phone}.`),
        ],
        footer: because(`You get this email because you managed this registry at ${site.name}.`),
      };
    case 'OwnRegistryDeleted':
      return {
        subject: `Your ${eventNameOf(eventTypeOf(contents.eventCode))} registry was deleted`,
        heading: 'Your registry was deleted',
        greeting,
        parts: [
          paragraph(
            `You’ve deleted your ${eventNameOf(eventTypeOf(contents.eventCode))} registry # ${contents.grId} at ${site.name}, along with its list, greeting, photo, checklist and delivery address. No one can open it anymore, and this can’t be undone.`,
          ),
          paragraph(GIFTS_AFTER_DELETION),
          smallPrint(`If this wasn’t you, please call us at ${site.phone}.`),
        ],
        footer: because(`You get this email because you managed this registry at ${site.name}.`),
      };
    case 'CoRegistrantLeft':
      return {
        subject: `You now manage your ${eventNameOf(eventTypeOf(contents.eventCode))} registry on your own`,
        heading: 'The registry is yours alone now',
        greeting,
        parts: [
          paragraph(
            `${O.getOrElse(() => 'Your co-registrant')(contents.by)} has deleted their account at ${site.name} and no longer manages the ${eventNameOf(eventTypeOf(contents.eventCode))} registry # ${contents.grId} with you. It’s still yours, with all its gifts and your notes on them.`,
          ),
          ...(contents.hadAddress
            ? [
                paragraph(
                  'The delivery address was deleted as well, since it may have been theirs. Please enter a delivery address in Settings.',
                ),
              ]
            : []),
          button(contents.hadAddress ? 'Enter a Delivery Address' : 'Open Settings', contents.settings),
        ],
        footer: ofRegistry,
      };
    case 'CoRegistrantJoined':
      return {
        subject: `Someone now manages your ${eventNameOf(eventTypeOf(contents.eventCode))} registry with you`,
        heading: 'You’re managing it together now',
        greeting,
        parts: [
          paragraph(
            `${O.match(
              () => `The account ${contents.email}`,
              (name: string) => `${name} (${contents.email})`,
            )(
              contents.joined,
            )} has accepted your invitation to manage the ${eventNameOf(eventTypeOf(contents.eventCode))} registry # ${contents.grId} at ${site.name}. As a co-registrant, they can now add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.`,
          ),
          button('Open Settings', contents.settings),
          smallPrint(`If you don’t know who this is, please call us at ${site.phone}.`),
        ],
        footer: ofRegistry,
      };
    case 'GiftsReceived':
      return giftsReceived(contents, greeting, site);
    case 'Invitation':
      return {
        subject: F.pipe(
          contents.from,
          O.match(
            () => 'You’re invited to manage a registry together',
            (name) => `${nameInSubject(name)} has invited you to manage a registry together`,
          ),
        ),
        heading: 'You’re invited',
        greeting,
        parts: [
          paragraph(
            `${O.getOrElse(() => 'Someone')(contents.from)} would like to manage the ${eventNameOf(eventTypeOf(contents.eventCode))} registry at ${site.name} together with you. As a co-registrant, you can add gifts, change the list and the settings, see who gave what and where gifts are delivered, and delete the registry.`,
          ),
          button('Open the Invitation', contents.link),
          smallPrint(
            'The link works once and expires after seven days. If you don’t know who this is, you don’t need to do anything.',
          ),
        ],
        footer: because(`You get this email because someone entered your address to invite you at ${site.name}.`),
      };
    case 'FundsClosed': {
      const { credit, waiting } = contents;
      const money = (amount: Cents): string => formatAmount(site.currencyPrefix, amount);
      return {
        subject: `Store credit from your ${eventNameOf(eventTypeOf(contents.eventCode))} registry`,
        heading: 'Your funds have closed',
        greeting,
        parts: [
          ...(credit === 0 ? [] : [paragraph(`${money(credit)} in funds that weren’t full is now your store credit.`)]),
          ...(waiting === 0
            ? []
            : [
                paragraph(
                  `We’ve asked the givers of ${money(waiting)} whether they’d like it back. What they don’t ask for becomes your store credit.`,
                ),
              ]),
          button('See Your Registry', contents.funds),
          smallPrint('Gifts of funds that are full are ordered as usual.'),
        ],
        footer: ofRegistry,
      };
    }
    case 'GiftChanged':
    case 'GiftsOfferedBack':
    case 'OrderReceipt':
    case 'OrderTakenBack':
    case 'FundShort':
    case 'GiftsRejected':
    case 'OrderEmailChanged':
      return orderEmail(contents, site, greeting);
  }
};

/** How an email separates and quotes. */
export const emailSigns: EmailSigns = { colon: ':', quoted: (text) => `“${text}”` };

/** The subject and text of an email that is sent at that moment. */
export const emailMessages = (contents: EmailContents, site: EmailSite, sentAt: Instant): EmailText => {
  const text = emailText(contents, site);
  const end = subjectEnd(site, contents, sentAt);
  return end === undefined ? text : { ...text, subject: emailSubject(text.subject, end) };
};
