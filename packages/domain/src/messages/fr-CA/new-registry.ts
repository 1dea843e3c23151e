import { ADDRESS_LIMITS } from '../../delivery/index.ts';
import { GREETING_LIMIT } from '../../greeting/index.ts';
import type { NewVisibility, RegistryFormField, RegistryFormStep } from '../../new-registry/index.ts';
import { MOST_YEARS_AHEAD } from '../../settings/index.ts';
import type { MarketRules } from '../../site/index.ts';
import { LONGEST_NAME } from '../../text/index.ts';
import type * as en from '../en/new-registry.ts';
import type { Translated } from '../translated.ts';
import { addressMessages } from './contact.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatCount, plural } from './formats.ts';
import { UNREADABLE_DAY } from './settings.ts';

const visibilities: Readonly<Record<NewVisibility, readonly [choice: string, help: string]>> = {
  findable: ['Tout le monde', 'On la trouve par vos noms ou son numéro, ou avec le lien que vous partagez.'],
  link: ['Seulement les personnes qui ont le lien', 'On ne peut pas la trouver par nom ou par numéro.'],
  private: ['Vous seulement, pour le moment', 'Ajoutez des cadeaux en privé, puis ouvrez la liste à vos proches.'],
};

const steps: Readonly<Record<RegistryFormStep | 'account', readonly [title: string, help: string]>> = {
  event: ['Que célébrez-vous?', 'Vous pourrez modifier la date plus tard.'],
  names: ['C’est pour qui?', 'Vos proches trouveront la liste par ces noms.'],
  extras: ['Quelques derniers détails', 'Vous pourrez tout modifier dans les paramètres, en tout temps.'],
  account: ['Enregistrez votre liste', 'Avec un compte, vous pouvez la gérer de partout.'],
};

const optional = (label: string): string => `${label} (facultatif)`;

const labels = (market: MarketRules): Readonly<Record<RegistryFormField, string>> => ({
  eventType: 'Événement',
  eventDate: 'Date de l’événement',
  primaryFirstName: 'Votre prénom',
  primaryLastName: 'Votre nom de famille',
  secondaryFirstName: 'Prénom',
  secondaryLastName: 'Nom de famille',
  visibility: 'Qui peut la trouver?',
  greeting: optional('Mot de bienvenue'),
  recipient: optional(addressMessages.recipient),
  line1: addressMessages.line1,
  line2: optional(addressMessages.line2),
  city: addressMessages.city,
  region: addressMessages.region(market),
  postalCode: addressMessages.postalCode(market),
});

export const noDateYet: Translated<typeof en.noDateYet> = 'La date n’est pas encore fixée';

const chooseRegion = ({ regionName }: MarketRules): string => `Choisissez votre ${regionName}.`;

const missing = (market: MarketRules): Readonly<Record<RegistryFormField, string>> => ({
  eventType: 'Choisissez ce que vous célébrez.',
  eventDate: 'Choisissez une date. Vous pourrez la modifier plus tard.',
  primaryFirstName: 'Entrez votre prénom.',
  primaryLastName: 'Entrez votre nom de famille.',
  secondaryFirstName: 'Entrez aussi son prénom.',
  secondaryLastName: 'Entrez un nom de famille.',
  visibility: 'Choisissez qui peut la trouver.',
  greeting: 'Écrivez un mot de bienvenue.',
  recipient: 'Entrez le nom de la personne qui recevra les cadeaux.',
  line1: 'Entrez le numéro et la rue.',
  line2: 'Entrez l’appartement, le bureau ou l’unité.',
  city: 'Entrez la ville.',
  region: chooseRegion(market),
  postalCode: `Entrez votre ${market.postalCode.name}.`,
});

const longest = (field: RegistryFormField): number => {
  switch (field) {
    case 'greeting':
      return GREETING_LIMIT;
    case 'recipient':
      return ADDRESS_LIMITS.recipient;
    case 'line1':
    case 'line2':
      return ADDRESS_LIMITS.line;
    case 'city':
      return ADDRESS_LIMITS.city;
    default:
      return LONGEST_NAME;
  }
};

const unreadable = (field: RegistryFormField, market: MarketRules): string => {
  if (field === 'eventDate') return UNREADABLE_DAY;
  return field === 'region' ? chooseRegion(market) : market.postalCode.help;
};

const TYPED_STAYS = 'Ce que vous avez écrit reste ici.';
const READY = 'Votre liste est prête';

export const newRegistryMessages = {
  head: ({ name }) => ({
    title: `Créer une liste de cadeaux | ${name}`,
    description: `Créez une liste de cadeaux chez ${name} et partagez-la avec vos proches.`,
  }),
  title: 'Créer une liste de cadeaux',
  progress: (place, places) => `Étape ${place} sur ${places}`,
  stepTitle: (step) => steps[step][0],
  stepHelp: (step) => steps[step][1],
  visibility: (visibility) => visibilities[visibility][0],
  visibilityHelp: (visibility) => visibilities[visibility][1],
  accountEmailHelp: 'Nous vous enverrons un lien. Ouvrez-le pour créer votre liste.',
  sending: 'Envoi de votre lien…',
  sent: (email) =>
    `Nous avons envoyé un courriel à ${email}. Ouvrez le lien qu’il contient d’ici 24\u00A0heures, sur l’appareil de votre choix, et votre liste sera prête.`,
  sentHelp: 'Rien reçu après quelques minutes? Vérifiez vos courriels indésirables, ou essayez une autre adresse.',
  wait: (seconds) => `Patientez ${plural(seconds, 'seconde', 'secondes')}.`,
  label: (field, market) => labels(market)[field],
  second: optional('Cotitulaire'),
  secondHelp: 'Une personne qui gère la liste avec vous.',
  greetingHelp: 'Vos proches le liront en haut de la liste. Laissez le champ vide et nous écrirons un mot pour vous.',
  address: optional('Adresse de livraison'),
  addressHelp: 'Elle n’est visible que pour vous, jamais pour vos proches.',
  next: 'Continuer',
  back: 'Retour',
  create: 'Créer la liste',
  creating: 'Création de votre liste…',
  created: `${READY}. Ouverture…`,
  problem: (field, problem, market) => {
    switch (problem) {
      case 'missing':
        return missing(market)[field];
      case 'unreadable':
        return unreadable(field, market);
      case 'past':
        return 'Cette date est passée. Choisissez aujourd’hui ou une date à venir.';
      case 'tooFar':
        return `Choisissez une date dans les ${MOST_YEARS_AHEAD}\u00A0prochaines années.`;
      case 'tooLong':
        return `Écrivez ${formatCount(longest(field))}\u00A0caractères au plus, sur ${field === 'greeting' ? 'autant de lignes que vous voulez' : 'une seule ligne'}.`;
    }
  },
  begunBefore: READY,
  begunBeforeHelp:
    'La connexion s’est interrompue avant que nous puissions vous le dire. Il n’y a qu’une seule liste, telle que vous l’avez d’abord envoyée. Ce que vous avez changé ensuite n’y est pas encore\u00A0:',
  leftEmpty: 'Vide',
  openSettings: 'Ouvrir les paramètres',
  openRegistry: 'Aller à votre liste',
  refused: (reason) => {
    switch (reason._tag) {
      case 'SignInNeeded':
        return `Connectez-vous pour créer une liste. ${TYPED_STAYS}`;
      case 'RegistryFormInvalid':
        return 'Vérifiez le champ signalé.';
      case 'IdempotencyKeyReused':
        return `${READY}. Vous la trouverez à la page «\u00A0Listes de cadeaux\u00A0». Ce que vous avez changé ensuite n’y est pas encore.`;
      case 'RequestInProgress':
        return keyRefused(reason);
      case 'Unavailable':
      case 'BadRequest':
      case 'UnreadableResponse':
        return `Nous ne savons pas encore si votre liste a été créée. ${faultSentence(reason)} Il n’y en aura jamais deux. ${TYPED_STAYS}`;
      case 'CookiesRefused':
      case 'TooManyRequests':
        return `${faultSentence(reason)} ${TYPED_STAYS}`;
    }
  },
} satisfies Translated<typeof en.newRegistryMessages>;
