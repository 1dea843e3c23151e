import { type NewAccountField, SHORTEST_PASSWORD } from '../../account/index.ts';
import { LONGEST_NAME } from '../../text/index.ts';
import type * as en from '../en/sign-in.ts';
import type { Translated } from '../translated.ts';
import { emailProblem } from './contact.ts';
import { faultSentence, minutesFrom } from './fault.ts';
import { formatCount } from './formats.ts';

export const signInRefused = ((refusal) => {
  switch (refusal._tag) {
    case 'BadCredentials':
      return 'Le courriel et le mot de passe ne correspondent pas. Réessayez.';
  }
}) satisfies Translated<typeof en.signInRefused>;

const signInFailed: Translated<typeof en.signInPageMessages.refused> = (reason) => {
  switch (reason._tag) {
    case 'BadCredentials':
      return signInRefused(reason);
    case 'TooManyRequests':
      return `Trop d’essais. Attendez ${minutesFrom(reason.retryAfterSeconds)} et réessayez.`;
    default:
      return faultSentence(reason);
  }
};

export const signInPageMessages = {
  title: 'Se connecter',
  help: 'Connectez-vous pour gérer votre liste.',
  sentHelp: 'Connectez-vous d’abord. Nous vous ramènerons ensuite où vous étiez.',
  signedOutHelp: 'Votre session est fermée. Connectez-vous de nouveau pour gérer votre liste.',
  looking: 'Un instant…',
  forgotPassword: 'Mot de passe oublié?',
  create: 'Créer un compte',
  email: 'Courriel',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  emailMissing: 'Entrez votre adresse courriel.',
  passwordMissing: 'Entrez votre mot de passe.',
  refused: signInFailed,
} satisfies Translated<typeof en.signInPageMessages>;

const tooShort = (minimum: number): string =>
  `Choisissez un mot de passe d’au moins ${formatCount(minimum)}\u00A0caractères.`;

export const passwordRefused = ((refusal) => {
  switch (refusal._tag) {
    case 'PasswordTooShort':
      return tooShort(refusal.minimum);
    case 'PasswordTooCommon':
      return 'C’est un des premiers mots de passe que les gens essaient. Choisissez-en un autre.';
  }
}) satisfies Translated<typeof en.passwordRefused>;

export const passwordOrLinkRefused = ((refusal) => {
  switch (refusal._tag) {
    case 'PasswordWrong':
      return 'Ce n’est pas votre mot de passe actuel. Réessayez.';
    case 'LinkAlreadyUsed':
      return 'Ce lien ne fonctionne plus. Il a déjà servi ou il a expiré.';
  }
}) satisfies Translated<typeof en.passwordOrLinkRefused>;

export const newPasswordMessages = {
  help: `Au moins ${formatCount(SHORTEST_PASSWORD)}\u00A0caractères. Essayez trois ou quatre mots sans rapport.`,
  tooShort: tooShort(SHORTEST_PASSWORD),
} satisfies Translated<typeof en.newPasswordMessages>;

const fieldProblems: Readonly<Record<NewAccountField, string>> = {
  firstName: `Entrez votre prénom, ${formatCount(LONGEST_NAME)}\u00A0caractères au plus.`,
  lastName: `Le nom de famille peut compter ${formatCount(LONGEST_NAME)}\u00A0caractères au plus.`,
  email: 'Entrez votre adresse courriel, par exemple rosa@exemple.com.',
  password: newPasswordMessages.tooShort,
};

const accountFieldProblem: Translated<typeof en.newAccountMessages.fieldProblem> = (field, typed) =>
  field === 'email' ? emailProblem(fieldProblems.email)(typed) : fieldProblems[field];

const accountRefused: Translated<typeof en.newAccountMessages.refused> = (reason) => {
  switch (reason._tag) {
    case 'RegistryFormInvalid':
      return 'Vérifiez le champ marqué.';
    case 'NameInvalid':
      return fieldProblems[reason.field];
    case 'EmailInvalid':
      return fieldProblems.email;
    case 'PasswordTooShort':
    case 'PasswordTooCommon':
      return passwordRefused(reason);
    default:
      return signInFailed(reason);
  }
};

export const newAccountMessages = {
  title: 'Créer un compte',
  help: 'Un compte vous permet de gérer une liste, à vous ou avec quelqu’un d’autre.',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  email: 'Courriel',
  emailHelp: 'Nous y enverrons un lien pour le confirmer.',
  password: 'Mot de passe',
  submit: 'Créer un compte',
  submitting: 'Création de votre compte…',
  haveOne: 'Vous avez déjà un compte?',
  fieldProblem: accountFieldProblem,
  refused: accountRefused,
  sentTitle: 'Consultez votre boîte de réception',
  sent: (email) =>
    `Nous avons envoyé un courriel à l’adresse ${email}. Ouvrez le lien qu’il contient dans les 24\u00A0heures pour terminer la création de votre compte.`,
  sentHelp:
    'Rien après quelques minutes? Regardez dans les courriels indésirables, ou réessayez avec une autre adresse.',
  again: 'Essayer une autre adresse',
} satisfies Translated<typeof en.newAccountMessages>;

export const confirmAccountMessages = {
  title: 'C’est presque fini',
  help: 'Entrez le mot de passe que vous avez choisi pour terminer la création de votre compte.',
  password: 'Mot de passe',
  submit: 'Confirmer mon compte',
  submitting: 'Confirmation…',
  passwordMissing: 'Entrez votre mot de passe.',
  refused: (reason) => {
    switch (reason._tag) {
      case 'LinkAlreadyUsed':
        return `${passwordOrLinkRefused(reason)} Si votre compte est déjà prêt, vous pouvez vous connecter.`;
      case 'BadCredentials':
        return 'Ce n’est pas le mot de passe choisi pour ce compte. Réessayez.';
      default:
        return signInFailed(reason);
    }
  },
  signIn: 'Se connecter',
  again: 'Créer un compte',
} satisfies Translated<typeof en.confirmAccountMessages>;

export const forgotPasswordMessages = {
  title: 'Mot de passe oublié?',
  help: 'Entrez votre adresse courriel, et nous vous enverrons un lien pour en choisir un nouveau.',
  email: 'Courriel',
  emailInvalid: (typed) => accountFieldProblem('email', typed),
  submit: 'Envoyer le lien',
  submitting: 'Envoi…',
  refused: (reason) => (reason._tag === 'EmailInvalid' ? accountRefused(reason) : signInFailed(reason)),
  sentTitle: 'Consultez votre boîte de réception',
  sent: (email) =>
    `Si l’adresse ${email} a un compte, un courriel est en route. Le lien qu’il contient sert une seule fois et expire après une heure.`,
  sentHelp: 'Rien après quelques minutes? Regardez dans les courriels indésirables, ou réessayez.',
  again: 'Réessayer',
  back: 'Retour à la connexion',
} satisfies Translated<typeof en.forgotPasswordMessages>;

export const resetPasswordMessages = {
  title: 'Choisir un nouveau mot de passe',
  help: newPasswordMessages.help,
  password: 'Nouveau mot de passe',
  passwordTooShort: newPasswordMessages.tooShort,
  submit: 'Enregistrer',
  submitting: 'Enregistrement…',
  refused: (reason) => {
    switch (reason._tag) {
      case 'LinkAlreadyUsed':
        return `${passwordOrLinkRefused(reason)} Demandez-en un nouveau, il suffit d’un instant.`;
      case 'PasswordTooShort':
      case 'PasswordTooCommon':
        return passwordRefused(reason);
      default:
        return signInFailed(reason);
    }
  },
  newLink: 'Obtenir un nouveau lien',
  doneTitle: 'Votre mot de passe est changé',
  done: 'Vos sessions sont fermées sur tous les appareils. Connectez-vous avec votre nouveau mot de passe.',
  signIn: 'Se connecter',
} satisfies Translated<typeof en.resetPasswordMessages>;
