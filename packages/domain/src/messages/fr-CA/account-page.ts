import type { DeviceName } from '../../account/index.ts';
import type { RelativeTime } from '../../overview/index.ts';
import type * as en from '../en/account-page.ts';
import type { Translated } from '../translated.ts';
import { faultSentence } from './fault.ts';
import { formatDay } from './formats.ts';
import {
  newAccountMessages,
  newPasswordMessages,
  passwordOrLinkRefused,
  passwordRefused,
  signInPageMessages,
} from './sign-in.ts';
import { NO_LONGER_SIGNED_IN } from './sign-in-link.ts';

export const accountPageMessages = {
  title: 'Votre compte',
  name: 'Nom',
  email: 'Courriel',
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  change: 'Modifier',
  cancelChange: 'Annuler',
  changeNameLabel: 'Modifier le nom',
  changeEmailLabel: 'Modifier le courriel',
  newEmail: 'Nouveau courriel',
  saveName: 'Enregistrer le nom',
  sendLink: 'Envoyer le lien',
  language: 'Langue',
  languageOfEmails: 'Langue de vos courriels',
  changeLanguageLabel: 'Modifier la langue',
  saveLanguage: 'Enregistrer la langue',
  languageSaved: 'Nous vous écrirons désormais dans cette langue.',
  nameSaved: 'Votre nom a été changé.',
  emailAsked: (email) =>
    `Nous avons envoyé un lien à ${email}. Votre courriel changera dès que vous le confirmerez à partir de ce lien, valide pendant une journée.`,
  registries: 'Vos listes',
  noRegistries: 'Vous n’avez pas encore de liste.',
  create: 'Créer une liste',
  password: 'Modifier le mot de passe',
  passwordHelp: `${newPasswordMessages.help} Vos autres appareils devront se connecter de nouveau.`,
  present: 'Mot de passe actuel',
  wanted: 'Nouveau mot de passe',
  presentMissing: 'Veuillez entrer votre mot de passe actuel.',
  wantedTooShort: newPasswordMessages.tooShort,
  submit: 'Enregistrer le mot de passe',
  submitting: 'Enregistrement…',
  saved: 'Votre mot de passe a été changé, et vos autres appareils devront se connecter de nouveau.',
  signOut: 'Se déconnecter',
  leave: 'Supprimer le compte',
  leaveHelp: 'Votre compte et tout ce que vous gérez sans cotitulaire seront supprimés pour toujours.',
  openLeave: 'Supprimer mon compte…',
  refused: (reason) => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return NO_LONGER_SIGNED_IN;
      case 'NameInvalid':
      case 'EmailInvalid':
        return newAccountMessages.refused(reason);
      case 'PasswordWrong':
        return passwordOrLinkRefused(reason);
      case 'DeletionVersionConflict':
        return 'Rien n’a été supprimé, car le sort de vos listes a changé entre-temps. Relisez les renseignements à jour ci-dessus, puis décidez.';
      case 'PasswordTooShort':
      case 'PasswordTooCommon':
        return passwordRefused(reason);
      default:
        return signInPageMessages.refused(reason);
    }
  },
} satisfies Translated<typeof en.accountPageMessages>;

export const confirmEmailMessages = {
  title: 'Confirmez votre nouveau courriel',
  help: 'Il servira ensuite à vous connecter.',
  submit: 'Confirmer le courriel',
  submitting: 'Confirmation…',
  refused: (reason) =>
    reason._tag === 'LinkAlreadyUsed' ? passwordOrLinkRefused(reason) : signInPageMessages.refused(reason),
  doneTitle: 'Votre courriel a été changé',
  done: 'Connectez-vous désormais avec votre nouveau courriel. Les sessions déjà ouvertes le restent.',
  toAccount: 'Aller à votre compte',
} satisfies Translated<typeof en.confirmEmailMessages>;

export const deleteAccountMessages = {
  title: 'Supprimer votre compte?',
  account:
    'Votre compte sera supprimé immédiatement, y compris votre nom, votre adresse courriel et votre mot de passe. Ce choix est définitif. Ce que vous avez acheté pour d’autres reste avec ces commandes.',
  goes: 'Ces listes seront aussi supprimées, et leurs liens ne fonctionneront plus\u00A0:',
  stays:
    'Celles-ci resteront à l’autre cotitulaire, avec les cadeaux, leurs notes et tout ce que la page montre. Votre nom et l’adresse de livraison seront retirés, et l’autre cotitulaire recevra un courriel à ce sujet\u00A0:',
  gifts:
    'Les commandes ne seront pas annulées et les cartes-cadeaux ne seront pas remboursées; l’argent des cadeaux collectifs incomplets est rendu à qui l’a offert. Nous conservons les commandes, avec les noms et les messages des personnes qui ont offert, car elles peuvent en avoir besoin. L’adresse de livraison sera supprimée\u00A0: attendez que tout soit arrivé. Votre liste de remerciements sera supprimée aussi\u00A0: remerciez d’abord tout le monde ou téléchargez-en une copie.',
  password: 'Votre mot de passe, pour confirmer que c’est vous',
  passwordMissing: 'Veuillez entrer votre mot de passe.',
  submit: 'Supprimer mon compte',
  submitting: 'Suppression…',
  cancel: 'Conserver mon compte',
  left: 'Votre compte a été supprimé',
  leftHelp: 'Vos sessions ont été fermées partout, et personne ne peut plus se connecter à ce compte.',
  toHome: 'Aller à l’accueil',
} satisfies Translated<typeof en.deleteAccountMessages>;

const deviceOf = ({ browser, system }: DeviceName): string => {
  if (browser === '') return system === '' ? 'Navigateur inconnu' : `Navigateur sur ${system}`;
  return system === '' ? browser : `${browser} sur ${system}`;
};

const whenOf = (when: RelativeTime): string => {
  switch (when._tag) {
    case 'JustNow':
      return 'Utilisation à l’instant';
    case 'Today':
      return 'Dernière utilisation aujourd’hui';
    case 'Yesterday':
      return 'Dernière utilisation hier';
    case 'Day':
      return `Dernière utilisation le ${formatDay(when.day)}`;
  }
};

export const ownSessionsMessages = {
  title: 'Vos sessions ouvertes',
  help: 'Si vous ne reconnaissez pas une de ces sessions, fermez-la et modifiez votre mot de passe.',
  device: deviceOf,
  lastUsed: whenOf,
  thisDevice: 'Cet appareil',
  signOut: 'Fermer la session',
  signingOut: 'Fermeture…',
  signOutOf: (device, when) => `Fermer la session\u00A0: ${deviceOf(device)}. ${whenOf(when)}.`,
  signOutOthers: 'Fermer toutes les autres sessions',
  onlyHere: 'Vous n’avez aucune autre session ouverte.',
  signedOut: 'La session a été fermée.',
  signedOutOthers: 'Votre session n’est plus ouverte que sur cet appareil.',
  tryAgain: 'Réessayer',
  refused: (reason) => (reason._tag === 'SignInNeeded' ? NO_LONGER_SIGNED_IN : faultSentence(reason)),
} satisfies Translated<typeof en.ownSessionsMessages>;

export const dataExportMessages = {
  title: 'Vos données',
  help: 'Tout ce que nous conservons sur vous et vos listes, dans un seul fichier\u00A0: vos listes, qui a offert quoi et les messages reçus, vos notes, vos adresses et vos photos. Ce que vous avez acheté pour d’autres n’est pas lié à votre compte et n’y figure donc pas.',
  download: 'Télécharger vos données',
  downloading: 'Préparation de votre fichier…',
  done: 'Votre fichier est dans vos téléchargements.',
  refused: (reason) => (reason._tag === 'SignInNeeded' ? NO_LONGER_SIGNED_IN : faultSentence(reason)),
} satisfies Translated<typeof en.dataExportMessages>;
