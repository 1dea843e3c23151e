import { option as O } from 'fp-ts';
import { ADDRESS_LIMITS, type AddressField } from '../../delivery/index.ts';
import type { Surprise } from '../../event/index.ts';
import type { GiftEmails } from '../../gift-emails/index.ts';
import type { VisibleTo } from '../../registry/index.ts';
import { MOST_YEARS_AHEAD, type SettingsNameInvalid, type SettingsPart } from '../../settings/index.ts';
import type * as en from '../en/settings.ts';
import type { Translated } from '../translated.ts';
import { faultSentence } from './fault.ts';
import { formatCount, formatDay, plural } from './formats.ts';
import { quietMessages } from './quiet.ts';
import { ownerRefused } from './registry.ts';

const choices: Readonly<Record<VisibleTo, string>> = {
  indexed: 'Tout le monde peut la trouver, les moteurs de recherche aussi',
  findable: 'Tout le monde peut la trouver ici',
  link: 'Avec le lien seulement',
  private: 'Privée',
};

const parts: Readonly<Record<SettingsPart, string>> = {
  names: 'Vos noms',
  event: 'Événement',
  address: 'Adresse de livraison',
  visibility: 'Qui peut la voir',
  delivery: 'Dates de livraison',
  surprise: 'Surprises',
  biography: 'À propos de vous',
  giftEmails: 'Courriels sur les cadeaux',
  quiet: quietMessages.title,
};

const surprises: Readonly<Record<Surprise['_tag'], string>> = {
  Off: 'Afficher les achats aussitôt',
  UntilEvent: 'Les cacher jusqu’à l’événement',
  UntilDay: 'Les cacher jusqu’au jour de votre choix',
};

const giftEmails: Readonly<Record<GiftEmails, string>> = {
  each: 'Un pour chaque cadeau',
  daily: 'Un par jour, les jours où il y a des cadeaux',
  none: 'Aucun',
};

const consequences: Readonly<Record<VisibleTo, string>> = {
  indexed:
    'Votre liste se trouve par nom et par numéro, et son lien l’ouvre. Google et d’autres peuvent l’afficher avec vos prénoms et l’événement, et continuer de le faire un certain temps après un changement.',
  findable:
    'Votre liste se trouve sur notre site par nom et par numéro, et son lien l’ouvre. Nous demandons aux moteurs de recherche de ne pas l’afficher.',
  link: 'Elle reçoit son propre lien. Elle ne se trouve ni par nom ni par numéro, et les liens déjà partagés ne fonctionnent plus. Les personnes qui ont déjà vos cadeaux dans leur panier peuvent encore les acheter.',
  private:
    'Personne d’autre ne peut la voir. Les liens que vous avez partagés ne fonctionnent plus, et les cadeaux déjà dans un panier ne peuvent plus être achetés.',
};

export const settingsMessages = {
  deliveryHelp:
    'Les cadeaux attendent pendant vos absences ou votre déménagement, même ceux qui sont achetés et pas encore expédiés. Vos proches voient quand leurs cadeaux arrivent, pas quand vous êtes ailleurs.',
  firstDay: 'Aucun cadeau avant le (facultatif)',
  awayFrom: 'Absence à partir du',
  awayTo: 'Absence jusqu’au',
  addAway: 'Ajouter une absence',
  removeAway: 'Retirer',
  removeAwayLabel: (place) => `Retirer l’absence ${formatCount(place)}`,
  deliveryReads: ({ firstDay, away }) =>
    [
      ...(O.isSome(firstDay) ? [`Aucun cadeau avant le ${formatDay(firstDay.value)}.`] : []),
      ...away.map(({ from, to }) => `Absence du ${formatDay(from)} au ${formatDay(to)}.`),
    ].join(' '),
  title: 'Paramètres',
  back: 'Retour à votre liste',
  number: (grId) => `Liste nº\u00A0${grId}`,
  loading: 'Chargement de vos paramètres',
  part: (part) => parts[part],
  ofPart: (action, part) => `${action}\u00A0: ${parts[part]}`,
  firstName: 'Prénom de la première personne',
  lastName: 'Nom de famille de la première personne',
  secondFirstName: 'Prénom de la deuxième personne',
  secondLastName: 'Nom de famille de la deuxième personne',
  namesHelp: 'Vos proches voient vos prénoms, dans cet ordre. Vos noms de famille les aident à trouver votre liste.',
  optional: (label) => `${label} (facultatif)`,
  event: 'Ce que vous célébrez',
  day: 'Date de l’événement',
  eventHelp: 'Si vous déplacez ou reportez votre événement, vos proches verront que la date a changé.',
  noDateHelp:
    'Vos proches voient «\u00A0Date à venir\u00A0». Ce qui est caché jusqu’à votre événement le reste tant qu’il n’a pas de date.',
  addressHelp: 'Où les cadeaux sont livrés. Vos proches ne la voient jamais.',
  noAddressHelp: 'Il n’y a pas encore d’adresse de livraison. Entrez-en une; vos proches ne la voient jamais.',
  biography: 'Quelques mots sur vous',
  biographyHelp: 'Vos proches les verront sur votre liste.',
  counter: (used, most) => `${formatCount(used)}/${formatCount(most)}`,
  choice: (visibility) => choices[visibility],
  consequence: (visibility) => consequences[visibility],
  surpriseHelp:
    'Les achats vous restent cachés\u00A0: ce qui a été acheté, combien, et par qui. Vos proches voient quand même ce qui reste à offrir, et vous aussi si vous ouvrez votre liste sans vous connecter.',
  surprise: (surprise) => surprises[surprise],
  surpriseDay: 'Afficher les achats le',
  surpriseReads: (surprise) =>
    surprise._tag === 'UntilDay' ? `Les cacher jusqu’au ${formatDay(surprise.day)}` : surprises[surprise._tag],
  giftEmailsHelp: 'Pour vous seulement\u00A0: chaque cotitulaire fait son propre choix.',
  giftEmails: (often) => giftEmails[often],
  link: 'Lien à partager',
  linkHelp: 'Partagez-le avec vos proches. Il ouvre la liste telle qu’on la voit.',
  noLink: 'Tant que votre liste est privée, son lien ne l’ouvre que pour vous.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  savedAnnouncement: (part) => `${parts[part]}\u00A0: enregistré.`,
  newer: 'Ceci a été modifié entre-temps. Voici ce qu’on y lit maintenant\u00A0:',
  newerEmpty: 'Ceci a été modifié entre-temps. C’est maintenant vide.',
  deleteTitle: 'Supprimer la liste',
  deleteHelp: 'Supprimez votre liste pour toujours. Il n’y a pas de retour en arrière.',
  delete: 'Supprimer la liste',
  deleting: 'Suppression…',
  deleteSure: 'Supprimer cette liste?',
  deleteWhat: [
    'Votre liste, votre mot de bienvenue, votre photo, votre aide-mémoire et votre adresse de livraison seront supprimés. La liste disparaîtra aussi pour chaque cotitulaire. Chaque personne recevra un courriel à ce sujet.',
    'Le lien que vous avez donné à vos proches ne fonctionnera plus.',
    'Les commandes ne seront pas annulées et les cartes-cadeaux ne seront pas remboursées; l’argent des cadeaux collectifs incomplets est rendu à qui l’a offert. Nous gardons les commandes, avec les noms et les messages des personnes qui ont offert, et ces personnes gardent leur confirmation de commande.',
    'Votre adresse de livraison sera supprimée\u00A0: attendez que tout soit arrivé.',
    'Vous ne verrez plus qui a offert quoi, ni vos notes\u00A0: remerciez tout le monde ou téléchargez une copie avant.',
  ],
  deleteConfirm: (grId) => `Tapez le numéro de liste ${grId} pour la supprimer`,
  keep: 'Garder la liste',
  deleted: 'Votre liste est supprimée',
  deletedHelp: 'Les commandes déjà passées ne seront pas annulées.',
  toHome: 'Aller à l’accueil',
} satisfies Translated<typeof en.settingsMessages>;

const addressLabels: Readonly<Record<AddressField, string>> = {
  recipient: 'Entrez le nom de la personne qui recevra les cadeaux.',
  line1: 'Entrez le numéro et la rue.',
  line2: `Entrez ${formatCount(ADDRESS_LIMITS.line)}\u00A0caractères au plus.`,
  city: 'Entrez la ville.',
  region: 'Choisissez la province ou l’État.',
  postalCode: 'Entrez un code postal ou code ZIP de cette province ou de cet État.',
};

const nameInvalid = ({ field, maximum }: SettingsNameInvalid): string => {
  const most = `${plural(maximum, 'caractère', 'caractères')} au plus`;
  if (field.endsWith('LastName')) return `Le nom de famille peut compter ${most}.`;
  return `Entrez ${field === 'primaryFirstName' ? 'votre prénom' : 'le prénom de la deuxième personne'}, ${most}.`;
};

export const UNREADABLE_DAY =
  'Entrez une date qui existe, avec une année de quatre chiffres, comme 2027.' satisfies Translated<
    typeof en.UNREADABLE_DAY
  >;

export const settingsNotSaved = ((reason) => {
  switch (reason._tag) {
    case 'RegistrantNameInvalid':
      return nameInvalid(reason);
    case 'EventDayUnreadable':
      return UNREADABLE_DAY;
    case 'EventDayPast':
      return 'Cette date est passée. Entrez la date d’aujourd’hui ou une date à venir.';
    case 'EventDayTooFar':
      return `Entrez une date dans les ${formatCount(MOST_YEARS_AHEAD)}\u00A0prochaines années.`;
    case 'SurpriseDayInvalid':
      return `Entrez un jour après aujourd’hui, dans les ${formatCount(MOST_YEARS_AHEAD)}\u00A0prochaines années, avec une année de quatre chiffres.`;
    case 'DeliveryDatesInvalid':
      return reason.field === 'firstDay'
        ? 'Entrez la date d’aujourd’hui ou une date à venir, dans les deux prochaines années.'
        : 'Entrez un premier et un dernier jour à partir d’aujourd’hui, dans les deux prochaines années, à six mois d’écart au plus.';
    case 'EventNotOffered':
      return 'Choisissez un des événements.';
    case 'AddressInvalid':
      return addressLabels[reason.field];
    case 'BiographyTooLong':
      return `Ce texte peut compter ${plural(reason.maximum, 'caractère', 'caractères')} au plus, et le vôtre en compte ${formatCount(reason.length)}.`;
    case 'SettingsVersionConflict':
      return 'Ceci a été modifié entre-temps, et rien n’a été enregistré. Vérifiez ce qu’on y lit maintenant, et enregistrez de nouveau pour le remplacer.';
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Rien n’a été enregistré. ${faultSentence(reason)}`;
  }
}) satisfies Translated<typeof en.settingsNotSaved>;

export const registryNotDeleted = ((reason) => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Votre liste n’a pas été supprimée. ${faultSentence(reason)}`;
  }
}) satisfies Translated<typeof en.registryNotDeleted>;
