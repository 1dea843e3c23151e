import { option as O } from 'fp-ts';
import type { Connection } from '../../state/index.ts';
import type * as en from '../en/registry-page.ts';
import type { Translated } from '../translated.ts';
import { purchasedLabel } from './count.ts';
import { formatCount, formatDay, isSingular } from './formats.ts';
import { problemMessages } from './page.ts';
import { quietMessages } from './quiet.ts';
import { eventNameOf } from './registry-name.ts';

export const registryPageMessages = {
  giftCards: 'Cartes-cadeaux',
  and: 'et',
  photoOf: (names) => `Photo\u00A0: ${names}`,
  about: (names) => `Quelques mots sur ${names}`,
  daysToGo: (days) => (days === 0 ? 'Aujourd’hui' : days === 1 ? 'Demain' : `Dans ${formatCount(days)}\u00A0jours`),
  number: (grId) => `Liste nº\u00A0${grId}`,
  wanted: 'sur la liste',
  inGiftCards: 'en cartes-cadeaux',
  figureParts: (totals, giftCards, hidden) => [
    `${formatCount(totals.items)} sur la liste`,
    `${formatCount(Math.min(totals.purchased, totals.items))} ${purchasedLabel(totals)}`,
    ...(O.isSome(giftCards) ? [`${giftCards.value} en cartes-cadeaux`] : []),
    ...(hidden === 0
      ? []
      : [
          `Vos proches en voient ${formatCount(totals.items - hidden)} sur ${formatCount(totals.items)}. ${formatCount(hidden)} ${isSingular(hidden) ? 'n’est plus offert' : 'ne sont plus offerts'}.`,
        ]),
  ],
  dateChanged: (eventDate) => (O.isNone(eventDate) ? 'L’événement est reporté.' : 'La date a changé.'),
  giftsArrive: (day) => `Les cadeaux commandés maintenant arrivent à partir du ${formatDay(day)}.`,
  isOver: 'La fête est passée. Les cadeaux sont toujours les bienvenus.',
  giveGiftCard: 'Offrir une carte-cadeau',
  more: 'Lire la suite',
  less: 'Réduire',
  addGifts: 'Ajouter des cadeaux',
  settings: 'Paramètres',
  viewAsGuest: 'Vue des proches',
  returnToManagement: 'Retourner à la gestion',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  giftOptions: 'Options des cadeaux',
  sortBy: 'Trier par',
  groupBy: 'Regrouper par',
  showItems: 'Afficher les articles',
  hideItems: 'Masquer les articles',
  loading: 'Chargement de la liste',
  loadingRest: 'Chargement de la suite…',
  printedTooEarly: 'C’est le début de la liste. Imprimez-la de nouveau quand tous les cadeaux sont à l’écran.',
  share: 'Partager',
  viewCart: (count) => `Voir le panier (${formatCount(count)})`,
  backToRegistry: 'Retour à la liste',
} satisfies Translated<typeof en.registryPageMessages>;

const connections: Readonly<Record<Connection, string>> = {
  connecting: 'Connexion… Les achats s’afficheront ici au fur et à mesure.',
  live: 'Les achats s’affichent ici au fur et à mesure.',
  reconnecting: 'Reconnexion… Les achats faits entre-temps s’afficheront dans un instant.',
  offline: 'Aucune connexion. Les nouveaux achats s’afficheront dès son retour.',
  failing: 'Nous n’avons pas pu charger les nouveautés de cette liste.',
  trying: 'Chargement des nouveautés…',
};

const inPart: Readonly<Partial<Record<Connection, string>>> = {
  failing: 'Nous n’avons pas pu charger la suite de cette liste.',
  trying: registryPageMessages.loadingRest,
};

export const connectionSentence = ((connection, isComplete) =>
  (isComplete ? undefined : inPart[connection]) ?? connections[connection]) satisfies Translated<
  typeof en.connectionSentence
>;

export const CONNECTION_TRY_AGAIN = problemMessages.tryAgain satisfies Translated<typeof en.CONNECTION_TRY_AGAIN>;

export const purchaseDelayNote = ((isLive) =>
  `${isLive ? 'Dans de rares cas, il peut s’écouler' : 'Il peut s’écouler'} jusqu’à 20\u00A0minutes avant que votre cadeau soit indiqué comme acheté.`) satisfies Translated<
  typeof en.purchaseDelayNote
>;

export const eventDayText: Translated<typeof en.eventDayText> = ({ eventDate, isPaused }) =>
  isPaused === true ? quietMessages.state(true) : O.match(() => 'Date à venir', formatDay)(eventDate);

/** Until when something is hidden, after « jusqu’au ». */
export const revealDayText = ((day) =>
  day === 'undated' ? 'jour de l’événement, qui n’a pas encore de date' : formatDay(day)) satisfies Translated<
  typeof en.revealDayText
>;

export const eventHeading = ((type) =>
  `Liste de cadeaux\u00A0: ${eventNameOf(type).toLowerCase()}`) satisfies Translated<typeof en.eventHeading>;
