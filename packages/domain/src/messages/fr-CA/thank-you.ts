import { option as O } from 'fp-ts';
import { calendarDayIn } from '../../calendar/index.ts';
import { mailedCountryName, type PostalAddress } from '../../delivery/index.ts';
import { displaySku } from '../../identity/index.ts';
import type { Site } from '../../site/index.ts';
import type { GivenThing, LabelSheetCode, ThanksChoice, ThankYouRow } from '../../thank-you/index.ts';
import type * as en from '../en/thank-you.ts';
import type { Translated } from '../translated.ts';
import { giftCount } from './count.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatAmount, formatCount, formatDay, formatPrice, isSingular, plural } from './formats.ts';
import { ownerRefused } from './registry.ts';

export type { ThanksCount } from '../en/thank-you.ts';

export const notOnList = ((isMoney) =>
  isMoney ? 'Pour aucun cadeau collectif de votre liste' : 'Ne figure pas sur votre liste') satisfies Translated<
  typeof en.notOnList
>;

const shows: Readonly<Record<ThanksChoice['show'], string>> = {
  all: 'Tous',
  'to-thank': 'À faire',
  thanked: 'Faits',
};

const sorts: Readonly<Record<ThanksChoice['sortBy'], string>> = {
  newest: 'Plus récents',
  oldest: 'Plus anciens',
  giver: 'Nom',
};

const giverCount = (count: number): string => plural(count, 'personne', 'personnes');

const summary = (givers: en.ThanksCount, gifts: en.ThanksCount): string => {
  if (givers.thanked === givers.all)
    return isSingular(gifts.all)
      ? 'Vous avez dit merci pour votre cadeau.'
      : `Vous avez dit merci pour vos ${giftCount(gifts.all)}.`;
  return `${plural(givers.thanked, 'personne remerciée', 'personnes remerciées')} sur ${formatCount(givers.all)}. Il en reste ${formatCount(givers.all - givers.thanked)}.`;
};

export const thankYouPageMessages = {
  head: ({ name }) => ({
    title: `Liste de remerciements | ${name}`,
    description: `Les cadeaux de votre liste chez ${name} pour lesquels dire merci.`,
  }),
  title: 'Liste de remerciements',
  loading: 'Chargement de vos cadeaux',
  summary,
  progress: 'Personnes remerciées',
  gift: ({ name, given }, { currencyPrefix }) => {
    switch (given._tag) {
      case 'Units':
      case 'Other':
        return name;
      case 'Contribution':
        return `${formatAmount(currencyPrefix, given.amount)} pour ${name}`;
      case 'GiftCard':
        return `${name}, ${formatAmount(currencyPrefix, given.amount)}`;
    }
  },
  about: ({ given, givenAt, shop, isUnmatched, isAdded }, { timeZone }) =>
    [
      ...('quantity' in given && given.quantity > 1 ? [`Quantité\u00A0: ${formatCount(given.quantity)}`] : []),
      formatDay(calendarDayIn(timeZone, givenAt)),
      ...(shop === undefined ? [] : [`Acheté ailleurs, chez ${shop}`]),
      ...(isAdded === true ? ['Ajouté par vous'] : []),
      ...(isUnmatched === true ? [notOnList(given._tag === 'Contribution')] : []),
    ].join(' · '),
  giver: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  message: (message) => `«\u00A0${message}\u00A0»`,
  noMessage: 'Aucun message',
  columns: { giver: 'De', gifts: 'Cadeaux', message: 'Message', note: 'Votre note', status: 'Remerciement' },
  noAddress: 'Aucune adresse postale',
  printLabels: 'Imprimer les étiquettes',

  which: 'Quels remerciements',
  show: (show) => shows[show],
  sort: 'Trier par',
  sortBy: (sortBy) => sorts[sortBy],
  search: 'Chercher une personne ou un cadeau',
  searchHint: 'Nom ou cadeau',
  export: 'Exporter',
  exportTo: (format) => (format === 'xlsx' ? 'Excel' : 'CSV'),
  file: (grId, format) => `liste-${grId}-cadeaux.${format}`,
  exported: (count) => `${plural(count, 'cadeau exporté', 'cadeaux exportés')}.`,

  select: (giver) => `Sélectionner ${giver}`,
  selectAll: 'Sélectionner toutes les personnes affichées',
  shownOf: (shown, found) =>
    `${formatCount(shown)} sur ${giverCount(found)} à l’écran. Vous pouvez sélectionner ensemble seulement celles-là.`,
  showMore: (count) => `En afficher ${formatCount(count)} de plus`,
  mark: (count, isThanked) => {
    const as = isThanked ? (isSingular(count) ? 'fait' : 'faits') : 'à faire';
    return `Marquer ${count === 0 ? '' : `${formatCount(count)} `}comme ${as}`;
  },
  thanked: 'Fait',
  notYet: 'À faire',
  notMarked: 'Non enregistré',
  marking: 'Enregistrement…',
  giftThanked: 'Merci dit',
  returned: ({ shop }) => (shop === undefined ? 'Retourné' : 'Finalement non acheté'),
  turn: (isThanked, giver) => `Marquer comme ${isThanked ? 'à faire' : 'fait'}\u00A0: ${giver}`,
  marked: (count, isThanked) =>
    isThanked
      ? `${plural(count, 'remerciement marqué comme fait', 'remerciements marqués comme faits')}.`
      : `${plural(count, 'remerciement marqué', 'remerciements marqués')} comme à faire.`,

  noteLabel: (giver) => `Votre note sur ${giver}`,
  addNote: 'Ajouter une note',
  editNote: 'Modifier',
  saveNote: 'Enregistrer',
  saveMine: 'Enregistrer la mienne',
  savingNote: 'Enregistrement…',
  cancelNote: 'Annuler',
  leaveNote: 'Ce que vous avez écrit n’est pas encore enregistré.',
  discardNote: 'Abandonner',
  noteSaved: 'Note enregistrée.',
  used: (count, limit) => `${formatCount(count)} / ${formatCount(limit)}`,
  newer: 'Modifiée entre-temps. Voici ce qu’on y lit maintenant\u00A0:',
  noNote: 'Aucune note',
  useNewer: 'Garder cette note',

  nobodyYet: 'Pas encore de cadeaux',
  nobodyYetHelp: 'Partagez votre lien\u00A0: chaque cadeau s’affichera ici dès son achat.',
  toList: 'Aller à votre liste',
  noneFound: 'Aucun cadeau trouvé',
  noneFoundHelp: 'Aucun de vos cadeaux ne correspond. Cherchez autre chose, ou affichez-les tous.',
  showAll: 'Afficher tous les cadeaux',
  tryAgain: 'Réessayer',
} satisfies Translated<typeof en.thankYouPageMessages>;

const unknown = 'Ce cadeau n’est pas sur votre liste. Rechargez la page pour voir la liste à jour.';

const sheets: Readonly<Record<LabelSheetCode, string>> = {
  '5160': 'Avery 5160\u00A0: 30 par feuille',
  '5163': 'Avery 5163\u00A0: 10 par feuille',
  L7160: 'Avery L7160\u00A0: 21 par feuille',
  L7163: 'Avery L7163\u00A0: 14 par feuille',
};

export const labelMessages = {
  head: ({ name }) => ({
    title: `Étiquettes d’adresse | ${name}`,
    description: `Les adresses des personnes qui ont offert un cadeau de votre liste chez ${name}.`,
  }),
  title: 'Étiquettes d’adresse',
  whose: 'Étiquettes pour',
  givers: 'Les personnes qui ont offert',
  own: 'Votre propre adresse',
  ownAddress: 'Votre nom et votre adresse',
  ownHelp: 'Pour l’adresse de retour des enveloppes. Elle n’est pas enregistrée.',
  ownNone: 'Votre propre adresse sur une feuille d’étiquettes',
  ownNoneHelp: 'Tapez-la, et elle remplit la feuille.',
  sheet: 'Feuille d’étiquettes',
  sheetName: (code) => sheets[code],
  firstFree: 'Première étiquette libre',
  firstFreeHelp: 'Pour une feuille dont vous avez déjà utilisé une partie.',
  print: (count) => `Imprimer ${plural(count, 'étiquette', 'étiquettes')}`,
  atFullSize: 'Imprimez à 100\u00A0%, sans mise à l’échelle.',
  close: 'Fermer',
  preview: 'Aperçu de la feuille d’étiquettes',
  without: (count) =>
    count === 1
      ? 'Une personne n’a pas d’adresse'
      : `${plural(count, 'personne n’a pas', 'personnes n’ont pas')} d’adresse`,
  withoutHelp:
    'On peut laisser son adresse en commandant. Les personnes qui ne l’ont pas fait n’ont pas d’étiquette ici.',
  none: 'Pas encore d’adresse',
  noneHelp: 'On peut laisser son adresse en commandant. Vous la trouverez ici.',
} satisfies Translated<typeof en.labelMessages>;

export const notMarked = ((count, reason) => {
  switch (reason._tag) {
    case 'GiftUnknown':
      return unknown;
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(reason);
    default:
      return `${plural(count, 'remerciement n’a pas été enregistré', 'remerciements n’ont pas été enregistrés')}. ${faultSentence(reason)}`;
  }
}) satisfies Translated<typeof en.notMarked>;

export const noteNotSaved = ((reason) => {
  switch (reason._tag) {
    case 'GiftUnknown':
      return unknown;
    case 'NoteTooLong':
      return `Une note peut compter ${plural(reason.maximum, 'caractère', 'caractères')} au plus.`;
    case 'NoteVersionConflict':
      return 'Quelqu’un d’autre a écrit une note ici, et la vôtre n’a pas été enregistrée. Vérifiez ce qu’on y lit maintenant, et enregistrez de nouveau pour la remplacer.';
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    default:
      return `Votre note n’a pas été enregistrée. ${faultSentence(reason)}`;
  }
}) satisfies Translated<typeof en.noteNotSaved>;

export const giftsNotRead = ((reason) => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    default:
      return `Nous n’avons pas pu charger vos cadeaux. ${faultSentence(reason)}`;
  }
}) satisfies Translated<typeof en.giftsNotRead>;

type Column = readonly [
  heading: string,
  cell: (row: ThankYouRow, site: Pick<Site, 'currencyPrefix' | 'timeZone'>) => string,
];

const units = (given: GivenThing): string => ('quantity' in given ? String(given.quantity) : '');
const skuOf = (given: GivenThing): string => ('identity' in given ? displaySku(given.identity.sku) : '');
const yesOrNo = (is: boolean): string => (is ? 'Oui' : 'Non');

const addressCell =
  (lineOf: (address: PostalAddress) => string) =>
  ({ postalAddress }: ThankYouRow): string =>
    O.match(() => '', lineOf)(postalAddress);

const columns: ReadonlyArray<Column> = [
  ['Cadeau', ({ name }) => name],
  ['UGS', ({ given }) => skuOf(given)],
  ['Quantité', ({ given }) => units(given)],
  ['Montant', ({ given }, { currencyPrefix }) => ('amount' in given ? formatPrice(currencyPrefix, given.amount) : '')],
  ['Prénom', ({ giver }) => giver.firstName],
  ['Nom de famille', ({ giver }) => giver.lastName],
  ['Adresse', addressCell(({ line1 }) => line1)],
  ['Adresse, ligne 2', addressCell(({ line2 }) => O.getOrElse(() => '')(line2))],
  ['Ville', addressCell(({ city }) => city)],
  ['Province ou État', addressCell(({ region }) => region)],
  ['Code postal', addressCell(({ postalCode }) => postalCode)],
  ['Pays', addressCell(({ country }) => (country === undefined ? '' : mailedCountryName(country, 'fr-CA')))],
  ['Date', ({ givenAt }, { timeZone }) => calendarDayIn(timeZone, givenAt)],
  ['Acheté ailleurs', ({ shop = '' }) => shop],
  ['Confirmé', ({ shop, isUnconfirmed }) => (shop === undefined ? '' : yesOrNo(isUnconfirmed !== true))],
  ['Message', ({ message }) => message],
  ['Merci dit', ({ isThanked }) => yesOrNo(isThanked)],
  ['Note', ({ note }) => note],
];

export const thankYouTable: typeof en.thankYouTable = (site, givers) => [
  columns.map(([heading]) => heading),
  ...givers.flatMap(({ gifts, postalAddress }) =>
    gifts.map((row) => columns.map(([, cell]) => cell({ ...row, postalAddress }, site))),
  ),
];
