import { option as O } from 'fp-ts';
import { calendarDayIn } from '../../calendar/index.ts';
import type * as en from '../en/invitation.ts';
import type { Translated } from '../translated.ts';
import { emailProblem } from './contact.ts';
import { formatDay } from './formats.ts';
import { registryCalled } from './registry-name.ts';
import { passwordOrLinkRefused, signInPageMessages } from './sign-in.ts';
import { NO_LONGER_SIGNED_IN } from './sign-in-link.ts';

const EMAIL_INVALID = 'Entrez l’adresse courriel de votre cotitulaire, par exemple nom@exemple.com.';

const OWN_INVITATION =
  'Vous gérez déjà cette liste\u00A0: cette invitation est pour quelqu’un d’autre. La personne invitée doit l’ouvrir avec son propre compte.';

const OWNERS_COMPLETE = 'Deux personnes gèrent déjà cette liste.';

/** What a co-registrant can do. */
const CAN =
  'ajouter des cadeaux, modifier la liste et les paramètres, voir qui a offert quoi et où les cadeaux sont livrés, et supprimer la liste';

export const coRegistrantMessages = {
  title: 'Gérer la liste ensemble',
  help: `Invitez quelqu’un à gérer cette liste avec vous. Cette personne pourra ${CAN}.`,
  ask: 'Inviter une personne',
  shared: ({ other }) => {
    if (O.isNone(other)) return 'Vous gérez cette liste ensemble.';
    const { email, firstName, lastName } = other.value;
    const name = `${firstName} ${lastName}`.trim();
    return `Vous gérez cette liste avec ${name === '' ? email : `${name} (${email})`}.`;
  },
  email: 'Courriel de votre cotitulaire',
  emailInvalid: emailProblem(EMAIL_INVALID),
  submit: 'Envoyer l’invitation',
  submitting: 'Envoi en cours…',
  invited: ({ timeZone }, { email, end, isUndelivered }) =>
    isUndelivered
      ? `Nous n’avons pas pu livrer votre invitation à ${email}. Vérifiez l’adresse, retirez l’invitation et envoyez-la de nouveau.`
      : `Invitation envoyée à ${email}. Elle est valide jusqu’au ${formatDay(calendarDayIn(timeZone, end))}.`,
  revoke: 'Retirer l’invitation',
  revoking: 'Retrait en cours…',
  tryAgain: 'Réessayer',
  refused: (reason) => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return NO_LONGER_SIGNED_IN;
      case 'RegistryNotFound':
      case 'NotOwner':
        return 'Vous ne pouvez plus modifier cette liste.';
      case 'EmailInvalid':
        return EMAIL_INVALID;
      case 'OwnAddress':
        return 'C’est votre propre adresse courriel. Entrez celle de votre cotitulaire.';
      case 'OwnersComplete':
        return OWNERS_COMPLETE;
      case 'InvitationPending':
        return 'Une invitation est déjà en attente. Retirez-la d’abord.';
      default:
        return signInPageMessages.refused(reason);
    }
  },
} satisfies Translated<typeof en.coRegistrantMessages>;

export const invitationMessages = {
  title: 'Gérer une liste ensemble',
  asked: (registry) => {
    const day = registry.isPaused || O.isNone(registry.eventDate) ? '' : `, ${formatDay(registry.eventDate.value)}`;
    return `${registry.primaryFirstName} vous invite à gérer une liste ensemble. ${registryCalled(registry)}${day}.`;
  },
  what: `En tant que cotitulaire, vous pouvez ${CAN}.`,
  own: OWN_INVITATION,
  toRegistry: 'Aller à votre liste',
  accept: 'Accepter l’invitation',
  accepting: 'Un instant…',
  signInFirst: 'Connectez-vous d’abord, ou créez un compte. Nous vous ramènerons ensuite ici.',
  signIn: 'Se connecter',
  create: 'Créer un compte',
  spentTitle: 'Cette invitation n’est plus valide',
  spent: 'Elle a été utilisée ou retirée, ou ses sept jours sont écoulés. Demandez-en une nouvelle.',
  home: 'Aller à l’accueil',
  looking: 'Un instant…',
  refused: (reason) => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return 'Connectez-vous d’abord.';
      case 'LinkAlreadyUsed':
        return passwordOrLinkRefused(reason);
      case 'OwnInvitation':
        return OWN_INVITATION;
      case 'OwnersComplete':
        return OWNERS_COMPLETE;
      default:
        return signInPageMessages.refused(reason);
    }
  },
} satisfies Translated<typeof en.invitationMessages>;
