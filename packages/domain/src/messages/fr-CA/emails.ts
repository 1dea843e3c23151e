import { option as O } from 'fp-ts';
import { eventTypeOf } from '../../event/index.ts';
import { button, type EmailFooter, type EmailText, paragraph, smallPrint } from '../../mail/index.ts';
import type { Cents } from '../../money/index.ts';
import type { EmailContents } from '../email-contents.ts';
import type * as en from '../en/emails.ts';
import type { Translated } from '../translated.ts';
import { emailSubject, nameInSubject, subjectEnd } from './email-subject.ts';
import { formatAmount, plural } from './formats.ts';
import { aboutList, giftsReceived } from './gifts-email.ts';
import { invitationMessages } from './invitation.ts';
import { type EmailSite, orderEmail } from './order-emails.ts';
import { eventNameOf } from './registry-name.ts';

const hello = (firstName: string): string => (firstName === '' ? 'Bonjour,' : `Bonjour ${firstName},`);

const GIFTS_AFTER_DELETION =
  'Ce qui a déjà été acheté ne sera pas annulé\u00A0: les commandes tiennent toujours, et chaque personne garde sa confirmation de commande. L’argent des cadeaux collectifs incomplets est rendu à qui l’a offert; les cartes-cadeaux ne seront pas remboursées.';

const NOTHING_TO_DO = 'Si ce n’était pas vous, vous n’avez rien à faire';
const NEW_PASSWORD = 'Choisir un nouveau mot de passe';
const ENTER_ADDRESS = 'Entrer une adresse de livraison';
const OPEN_SETTINGS = 'Ouvrir les paramètres';

export const moreGifts: Translated<typeof en.moreGifts> = (count) => `… et ${plural(count, 'autre', 'autres')}.`;

/** "nº 100200300 (mariage)". */
const numbered = ({ grId, eventCode }: { readonly grId: string; readonly eventCode: string }): string =>
  `nº\u00A0${grId} (${eventNameOf(eventTypeOf(eventCode)).toLowerCase()})`;

/** The text of each email; its subject is completed with what it is about. */
const emailText = (contents: EmailContents, site: EmailSite): EmailText => {
  const greeting = hello(contents.firstName);
  const because = (reason: string): EmailFooter => ({
    reason: `Vous recevez ce courriel parce que ${reason}. Des questions? Appelez ${site.name} au ${site.phone}.`,
    links: [],
    unsubscribe: O.none,
  });
  const ofAccount = because(`vous avez un compte chez ${site.name}`);
  const ofRegistry = because(`vous gérez cette liste chez ${site.name}`);
  const callUs = `appelez-nous au ${site.phone}`;
  switch (contents._tag) {
    case 'ConfirmAccount':
      return {
        subject: `Confirmez votre compte chez ${site.name}`,
        heading: 'Plus qu’une étape',
        greeting,
        parts: [
          paragraph(
            `Merci d’avoir créé un compte chez ${site.name}. Confirmez simplement que cette adresse courriel est la vôtre.`,
          ),
          button('Confirmer mon compte', contents.link),
          smallPrint(
            'Le lien fonctionne une seule fois et expire après 24\u00A0heures. Si vous n’avez pas demandé de compte, vous n’avez rien à faire.',
          ),
        ],
        footer: because(`votre adresse a été entrée pour un nouveau compte chez ${site.name}`),
      };
    case 'AccountExists':
      return {
        subject: `Vous avez déjà un compte chez ${site.name}`,
        heading: 'Vous avez déjà un compte',
        greeting,
        parts: [
          paragraph(
            `Quelqu’un a demandé un nouveau compte chez ${site.name} avec cette adresse courriel. Vous en avez déjà un, et il n’a pas changé.`,
          ),
          button('Se connecter', contents.signIn),
          paragraph('Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau.', {
            label: NEW_PASSWORD,
            url: contents.forgotPassword,
          }),
          smallPrint(`${NOTHING_TO_DO}.`),
        ],
        footer: ofAccount,
      };
    case 'ResetPassword':
      return {
        subject: `Choisissez un nouveau mot de passe chez ${site.name}`,
        heading: 'Choisissez un nouveau mot de passe',
        greeting,
        parts: [
          paragraph(`Quelqu’un a demandé un nouveau mot de passe pour votre compte chez ${site.name}.`),
          button(NEW_PASSWORD, contents.link),
          smallPrint(
            `Le lien fonctionne une seule fois et expire après une heure. ${NOTHING_TO_DO}\u00A0: votre mot de passe reste le même.`,
          ),
        ],
        footer: ofAccount,
      };
    case 'ConfirmEmail':
      return {
        subject: `Confirmez votre nouveau courriel chez ${site.name}`,
        heading: 'Confirmez votre nouveau courriel',
        greeting,
        parts: [
          paragraph(`Cette adresse a été entrée comme nouveau courriel d’un compte chez ${site.name}.`),
          button('Confirmer le courriel', contents.link),
          smallPrint(`Le lien fonctionne une seule fois, pendant une journée. ${NOTHING_TO_DO}\u00A0: rien ne change.`),
        ],
        footer: because(`votre adresse a été entrée dans un compte chez ${site.name}`),
      };
    case 'EmailChangeAsked':
      return {
        subject: `Un nouveau courriel pour votre compte chez ${site.name}`,
        heading: 'Un nouveau courriel a été entré',
        greeting,
        parts: [
          paragraph(
            `Une personne qui utilise votre compte chez ${site.name} a demandé de remplacer son courriel par ${contents.wanted}. Il changera dès que cette adresse sera confirmée. D’ici là, vous vous connectez comme avant.`,
          ),
          paragraph(
            'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe. Cela annule aussi le changement.',
            { label: NEW_PASSWORD, url: contents.forgotPassword },
          ),
        ],
        footer: ofAccount,
      };
    case 'EmailChanged':
      return {
        subject: `Votre compte chez ${site.name} a un nouveau courriel`,
        heading: 'Votre courriel a été changé',
        greeting,
        parts: [
          paragraph(
            `Vous vous connectez maintenant à votre compte chez ${site.name} avec ${contents.email}, et nos courriels vont à cette adresse.`,
          ),
          smallPrint(`Si ce n’était pas vous, ${callUs}.`),
        ],
        footer: because(`votre compte chez ${site.name} avait cette adresse`),
      };
    case 'PasswordChanged':
      return {
        subject: `Votre mot de passe chez ${site.name} a été changé`,
        heading: 'Votre mot de passe a été changé',
        greeting,
        parts: [
          paragraph(
            `Le mot de passe de votre compte chez ${site.name} vient d’être changé, et la session de tous vos autres appareils a été fermée.`,
          ),
          paragraph(`Si ce n’était pas vous, choisissez-en tout de suite un nouveau, ou ${callUs}.`, {
            label: NEW_PASSWORD,
            url: contents.forgotPassword,
          }),
        ],
        footer: ofAccount,
      };
    case 'AccountDeleted':
      return {
        subject: `Votre compte chez ${site.name} a été supprimé`,
        heading: 'Votre compte a été supprimé',
        greeting,
        parts: [
          paragraph(`Votre compte chez ${site.name} a été supprimé, comme vous l’avez demandé.`),
          smallPrint(`Si ce n’était pas vous, ${callUs}.`),
        ],
        footer: because(`vous aviez un compte chez ${site.name}`),
      };
    case 'RegistryDeleted':
      return {
        subject: aboutList(contents.eventCode, 'votre liste de cadeaux a été supprimée'),
        heading: 'Votre liste a été supprimée',
        greeting,
        parts: [
          paragraph(
            `${O.getOrElse(() => 'Votre cotitulaire')(contents.by)} a supprimé la liste ${numbered(contents)} que vous gériez ensemble chez ${site.name}. Plus personne ne peut l’ouvrir.`,
          ),
          paragraph(GIFTS_AFTER_DELETION),
          smallPrint(`Si c’est une erreur, ${callUs}.`),
        ],
        footer: because(`vous gériez cette liste chez ${site.name}`),
      };
    case 'OwnRegistryDeleted':
      return {
        subject: aboutList(contents.eventCode, 'votre liste de cadeaux a été supprimée'),
        heading: 'Votre liste a été supprimée',
        greeting,
        parts: [
          paragraph(
            `Vous avez supprimé votre liste ${numbered(contents)} chez ${site.name}, avec ses cadeaux, son mot de bienvenue, sa photo, son aide-mémoire et son adresse de livraison. Plus personne ne peut l’ouvrir, et elle ne peut pas être rétablie.`,
          ),
          paragraph(GIFTS_AFTER_DELETION),
          smallPrint(`Si ce n’était pas vous, ${callUs}.`),
        ],
        footer: because(`vous gériez cette liste chez ${site.name}`),
      };
    case 'CoRegistrantLeft':
      return {
        subject: aboutList(contents.eventCode, 'vous gérez maintenant votre liste sans cotitulaire'),
        heading: 'La liste est maintenant à vous seulement',
        greeting,
        parts: [
          paragraph(
            `${O.getOrElse(() => 'Votre cotitulaire')(contents.by)} a supprimé son compte chez ${site.name} et ne gère plus la liste ${numbered(contents)} avec vous. Elle reste la vôtre, avec tous ses cadeaux et vos notes à leur sujet.`,
          ),
          ...(contents.hadAddress
            ? [
                paragraph(
                  'L’adresse de livraison a aussi été supprimée, car c’était peut-être la sienne. Entrez une adresse de livraison dans les paramètres.',
                ),
              ]
            : []),
          button(contents.hadAddress ? ENTER_ADDRESS : OPEN_SETTINGS, contents.settings),
        ],
        footer: ofRegistry,
      };
    case 'CoRegistrantJoined': {
      const who = O.isSome(contents.joined)
        ? `${contents.joined.value} (${contents.email})`
        : `La personne dont le courriel est ${contents.email}`;
      return {
        subject: aboutList(contents.eventCode, 'quelqu’un gère maintenant votre liste avec vous'),
        heading: 'Vous la gérez maintenant ensemble',
        greeting,
        parts: [
          paragraph(
            `${who} a accepté votre invitation à gérer la liste ${numbered(contents)} chez ${site.name}. En tant que cotitulaire, cette personne peut maintenant ajouter des cadeaux, modifier la liste et les paramètres, voir qui a offert quoi et où les cadeaux sont livrés, et supprimer la liste.`,
          ),
          button(OPEN_SETTINGS, contents.settings),
          smallPrint(`Si vous ne savez pas de qui il s’agit, ${callUs}.`),
        ],
        footer: ofRegistry,
      };
    }
    case 'GiftsReceived':
      return giftsReceived(contents, greeting, site);
    case 'Invitation':
      return {
        subject: O.isSome(contents.from)
          ? `${nameInSubject(contents.from.value)} vous invite à gérer une liste ensemble`
          : 'Invitation à gérer une liste ensemble',
        heading: 'Vous avez une invitation',
        greeting,
        parts: [
          paragraph(
            `${O.getOrElse(() => 'Quelqu’un')(contents.from)} aimerait gérer avec vous une liste de cadeaux (${eventNameOf(eventTypeOf(contents.eventCode)).toLowerCase()}) chez ${site.name}. ${invitationMessages.what}`,
          ),
          button('Ouvrir l’invitation', contents.link),
          smallPrint(
            'Le lien fonctionne une seule fois et expire après sept jours. Si vous ne savez pas de qui il s’agit, vous n’avez rien à faire.',
          ),
        ],
        footer: because(`quelqu’un a entré votre adresse pour vous inviter chez ${site.name}`),
      };
    case 'FundsClosed': {
      const { credit, waiting } = contents;
      const money = (amount: Cents): string => formatAmount(site.currencyPrefix, amount);
      return {
        subject: aboutList(contents.eventCode, 'le crédit en magasin de votre liste'),
        heading: 'Vos cagnottes sont fermées',
        greeting,
        parts: [
          ...(credit === 0
            ? []
            : [
                paragraph(
                  `L’argent des cagnottes incomplètes est maintenant votre crédit en magasin\u00A0: ${money(credit)}.`,
                ),
              ]),
          ...(waiting === 0
            ? []
            : [
                paragraph(
                  `Nous avons demandé aux personnes qui ont offert ${money(waiting)} si elles souhaitent un remboursement. Le reste deviendra votre crédit en magasin.`,
                ),
              ]),
          button('Voir votre liste', contents.funds),
          smallPrint('Les cadeaux des cagnottes complètes sont commandés comme d’habitude.'),
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

export const emailSigns: typeof en.emailSigns = { colon: '\u00A0:', quoted: (text) => `«\u00A0${text}\u00A0»` };

export const emailMessages = (...[contents, site, sentAt]: Parameters<typeof en.emailMessages>): EmailText => {
  const text = emailText(contents, site);
  const end = subjectEnd(site, contents, sentAt);
  return end === undefined ? text : { ...text, subject: emailSubject(text.subject, end) };
};
