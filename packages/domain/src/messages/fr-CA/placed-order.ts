import { option as O } from 'fp-ts';
import type { Instant } from '../../calendar/index.ts';
import { NO_SUMS } from '../../cart/index.ts';
import { addressLines } from '../../delivery/index.ts';
import type { KeyRefusal } from '../../idempotency/index.ts';
import { GIVER_LIMITS } from '../../order/index.ts';
import { isOrderOver, type LineState, type OrderView, offeredBack, sumsCharged } from '../../placed-order/index.ts';
import type { AddressChangeRefusal, Fault, OrderLinkUnknown } from '../../ports/index.ts';
import type { RegistryName } from '../../registry/index.ts';
import type * as en from '../en/placed-order.ts';
import type { Translated } from '../translated.ts';
import { arrivalMessages } from './arrival.ts';
import { cartLineName } from './cart-page.ts';
import { checkoutMessages, orderConfirmationMessages } from './checkout.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatCount, formatPrice, isSingular, plural } from './formats.ts';
import { backOf, dayOf, lineStates, stateNote } from './order-line-state.ts';
import { everyonesNames, registrantNames } from './registry-name.ts';
import { NOT_RETURNED } from './returns.ts';
import { refundSentence } from './sums.ts';

export const orderNames = (({ lines }) => {
  const grIds = new Set(lines.map(({ grId }) => O.toUndefined(grId)));
  const [first] = lines;
  return grIds.size === 1 && first?.registry !== undefined ? registrantNames(first.registry) : '';
}) satisfies Translated<typeof en.orderNames>;

const registriesOf = ({ lines }: Pick<OrderView, 'lines'>): ReadonlyArray<RegistryName> =>
  lines.flatMap(({ registry }) => (registry === undefined ? [] : [registry]));

export const orderLineNote = ((line) => orderConfirmationMessages.lineNote(line)) satisfies Translated<
  typeof en.orderLineNote
>;

const otherRefused = (refusal: OrderLinkUnknown | KeyRefusal | Fault): string => {
  switch (refusal._tag) {
    case 'OrderLinkUnknown':
      return 'Ce lien n’ouvre plus votre commande.';
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
    default:
      return faultSentence(refusal);
  }
};

const addressRefused = (refusal: AddressChangeRefusal | Fault): string => {
  switch (refusal._tag) {
    case 'AddressInvalid':
      return 'Vérifiez votre adresse et réessayez.';
    case 'AlreadyShipped':
      return 'Une partie de votre commande est livrée à cette adresse, qui ne peut donc pas être modifiée ici.';
    case 'OwnBrowserNeeded':
      return 'Vous pouvez faire cela seulement dans le navigateur de votre commande.';
    default:
      return otherRefused(refusal);
  }
};

const takeBack = (({ state }) =>
  state === 'boughtElsewhere'
    ? 'Je n’ai pas acheté ce cadeau'
    : state === 'fundShort'
      ? 'Obtenir un remboursement'
      : 'Annuler ce cadeau') satisfies Translated<typeof en.placedOrderMessages.takeBack>;

export const placedOrderMessages = {
  words: (lines) => `«\u00A0${lines.join(', ')}\u00A0»`,
  pageTitle: ({ name }) => `Votre commande | ${name}`,
  title: (order) => {
    const what = O.isSome(order.boughtAt) ? 'Votre cadeau' : 'Votre commande';
    return orderNames(order) === '' ? what : `${what} pour ${orderNames(order)}`;
  },
  placed: (order, site) =>
    `${order.orderNumber}, ${O.isSome(order.boughtAt) ? 'cadeau indiqué comme acheté le' : 'commande passée le'} ${dayOf(site, order.placedAt)}. Il faut avoir ce lien pour voir cette page.`,
  boughtAt: ({ shop, shopOrder }) =>
    `Vous avez acheté ce cadeau chez ${shop}${shopOrder === '' ? '' : ` (commande ${shopOrder})`} et nous l’avez indiqué, pour que personne d’autre ne l’achète. Rien n’a été payé ici, et nous n’expédions rien.`,
  offer: (order) => {
    const lines = offeredBack(order);
    const registries = new Set(lines.map(({ grId }) => O.toUndefined(grId)));
    const given = order.lines.filter(({ grId, left }) => left > 0 && registries.has(O.toUndefined(grId)));
    const names = orderNames({ lines });
    const isOne = lines.length === 1;
    const which = [isOne ? 'Votre cadeau' : 'Vos cadeaux', isOne ? 'Un de vos cadeaux' : 'Certains de vos cadeaux'][
      lines.length === given.length ? 0 : 1
    ];
    const gift = `${which}${names === '' ? '' : ` pour ${names}`}`;
    return isOne
      ? `${gift} n’a pas encore été expédié. Vous pouvez l’annuler et obtenir un remboursement, ou le laisser tel quel.`
      : `${gift} n’ont pas encore été expédiés. Vous pouvez annuler chacun d’eux et obtenir un remboursement, ou les laisser tels quels.`;
  },
  over: (order) => {
    if (!isOrderOver(order)) return '';
    const has = (state: LineState): boolean => order.lines.some((line) => line.state === state);
    if (has('rejected')) return 'De nouveau à offrir';
    if (has('returned')) return 'Commande retournée';
    return O.isSome(order.boughtAt) ? 'N’est plus indiqué comme acheté' : 'Commande annulée';
  },
  gifts: ({ lines }) => (lines.length === 1 ? 'Votre cadeau' : 'Vos cadeaux'),
  seeRegistry: 'Voir la liste',
  seeRegistryOf: (names) => `Voir la liste pour ${names}`,
  state: (state, { boughtAt }) => (state === 'takenBack' && O.isSome(boughtAt) ? 'Non acheté' : lineStates[state]),
  stateNote,
  partlyBack: (line, site) => {
    if (O.isNone(line.cameBack) || line.left === 0) return '';
    const { units, at } = line.cameBack.value;
    const hadLeft = O.exists((left: Instant) => left <= at)(line.shippedAt);
    return `${hadLeft ? 'Retour' : 'Annulation'} de ${formatCount(units)} sur ${formatCount(line.quantity)}. ${backOf(line, site)}`;
  },
  takeBack,
  takeBackOf: (line) => `${takeBack(line)}\u00A0: ${cartLineName(line)}`,
  takeBackTitle: (line) =>
    line.state === 'boughtElsewhere'
      ? `Vous n’offrez plus ce cadeau\u00A0: ${cartLineName(line)}?`
      : line.state === 'fundShort'
        ? 'Obtenir un remboursement?'
        : 'Annuler ce cadeau?',
  takeBackHelp: (line, units, site) => {
    if (line.state === 'boughtElsewhere')
      return line.isOnList
        ? 'La liste l’affiche alors comme encore souhaité, et d’autres peuvent l’acheter.'
        : 'Il n’est alors plus indiqué comme votre cadeau.';
    const goes = refundSentence(line.takeBack[units - 1] ?? NO_SUMS, site);
    const there = isSingular(units) ? 'Il redevient disponible' : 'Ils redeviennent disponibles';
    const what = {
      item: line.isOnList ? `${there} sur la liste.` : '',
      contribution: line.state === 'fundShort' ? '' : 'La contribution est retirée de la cagnotte.',
      giftCard: '',
      eGiftCard: '',
    }[line.kind];
    return [goes, what].filter((sentence) => sentence !== '').join(' ') || 'Il est retiré de votre commande.';
  },
  howMany: 'Quantité',
  keep: 'Ne rien changer',
  takingBack: () => 'Annulation…',
  takenBack: (name, { boughtAt }) =>
    O.isSome(boughtAt) ? `N’est plus indiqué comme acheté\u00A0: ${name}.` : `Cadeau annulé\u00A0: ${name}.`,
  notTakenBack: (refusal) => {
    switch (refusal._tag) {
      case 'LineUnknown':
        return 'Ce cadeau ne fait pas partie de votre commande.';
      case 'NotSoMany':
        return refusal.left === 0
          ? 'Ce cadeau est déjà annulé.'
          : `Vous ne pouvez plus en annuler que ${formatCount(refusal.left)}.`;
      case 'AlreadyShipped':
        return 'Ce cadeau vient d’être expédié et ne peut plus être annulé.';
      case 'NotShipped':
        return 'Ce cadeau n’a pas encore été expédié.';
      case 'FundFull':
        return 'Le montant du cadeau vient d’être atteint\u00A0: cette contribution ne peut plus être annulée.';
      case 'PlacedElsewhere':
        return 'Cette commande a été passée sur un autre site, qui peut la modifier pour vous.';
      default:
        return otherRefused(refusal);
    }
  },
  message: 'Votre message',
  noMessage: 'Aucun message',
  quoted: (message) => `«\u00A0${message}\u00A0»`,
  messageLabel: 'Message',
  messageHelp: `${formatCount(GIVER_LIMITS.message)}\u00A0caractères au plus.`,
  change: 'Modifier',
  changeMessage: 'Modifier votre message',
  changeEmail: 'Modifier votre courriel',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saving: 'Enregistrement',
  messageSaved: 'Votre message est modifié.',
  messageRefused: (refusal) => {
    switch (refusal._tag) {
      case 'MessageInvalid':
        return `Votre message peut compter ${formatCount(GIVER_LIMITS.message)}\u00A0caractères au plus.`;
      case 'AlreadyShipped':
        return 'Votre commande vient d’être expédiée, et le message ne peut plus être modifié.';
      default:
        return otherRefused(refusal);
    }
  },
  email: 'Courriel',
  emailLabel: 'Courriel',
  emailHelp: 'Nous enverrons le reçu à la nouvelle adresse et préviendrons l’ancienne.',
  emailChanged: (before) => `Une personne qui a le lien de votre commande a remplacé l’adresse ${before}.`,
  changeEmailBack: 'Rétablir l’adresse',
  emailSaved: (email) => `Un reçu est en route vers ${email}.`,
  emailRefused: (refusal) => {
    switch (refusal._tag) {
      case 'EmailInvalid':
        return 'Entrez votre adresse courriel, par exemple nom@exemple.com.';
      default:
        return otherRefused(refusal);
    }
  },
  surprise: 'C’est une surprise',
  surpriseHelp: ({ boughtAt, isNearDay }) =>
    `On ne saura pas qui a offert ce cadeau avant le jour de l’événement.${O.isSome(boughtAt) ? '' : ` ${isNearDay ? arrivalMessages.nearDayHelp : 'Le moment de la livraison reste le même.'}`}`,
  keepSurprise: checkoutMessages.surprise,
  keepSurpriseHelp:
    'On ne saura pas qui a offert ce cadeau avant le jour de l’événement. D’ici là, vous pouvez changer d’avis.',
  surpriseChanged: ({ isSurprise }) =>
    isSurprise ? 'Votre commande est une surprise jusqu’à l’événement.' : 'Votre commande n’est plus une surprise.',
  choiceRefused: (refusal) => {
    switch (refusal._tag) {
      case 'PostalAddressMissing':
        return 'Ajoutez d’abord votre adresse postale.';
      case 'AddressInvalid':
      case 'AlreadyShipped':
      case 'OwnBrowserNeeded':
        return addressRefused(refusal);
      case 'EventHasCome':
        return 'Le jour de l’événement est arrivé, et ce choix ne peut plus être modifié.';
      default:
        return otherRefused(refusal);
    }
  },
  address: 'Votre adresse postale',
  addressHelp: (order) => `Pour un mot de remerciement, visible seulement pour ${everyonesNames(registriesOf(order))}.`,
  addressHidden: 'Nous l’affichons seulement dans le navigateur de votre commande.',
  shippingAddressHelp: (order) =>
    order.isAddressShared
      ? `Une partie de votre commande est livrée à cette adresse, visible pour ${everyonesNames(registriesOf(order))}.`
      : 'Une partie de votre commande est livrée à cette adresse.',
  shareAddress: (order) => `La partager avec ${everyonesNames(registriesOf(order))}, pour recevoir une carte`,
  addressShared: (order) =>
    `Votre adresse ${order.isAddressShared ? 'est' : 'n’est plus'} partagée avec ${everyonesNames(registriesOf(order))}.`,
  remove: 'Retirer',
  removeAddress: 'Retirer votre adresse postale',
  removeSure: 'Oui, la retirer',
  addressRemoved: 'Votre adresse postale est retirée.',
  add: 'Ajouter',
  changeAddress: 'Modifier votre adresse postale',
  addAddress: 'Ajouter votre adresse postale',
  addressSaved: 'Votre adresse postale est enregistrée.',
  addressLine: (address) => addressLines(address, 'fr-CA').join(', '),
  addressFieldWrong: (label) => `À vérifier\u00A0: ${label.replace(' (facultatif)', '').toLowerCase()}.`,
  addressRefused,
  notRead: (fault) => faultSentence(fault),
  soldBy: (seller) => `Vendu par\u00A0: ${seller}.`,
  returns: ({ returnDays, phone }) =>
    returnDays === 0
      ? 'Un cadeau ne peut plus être retourné après son expédition.'
      : `Un article peut être retourné jusqu’à ${plural(returnDays, 'jour', 'jours')} après son arrivée\u00A0: appelez-nous au ${phone}. ${NOT_RETURNED}`,
  underTerms: 'Vous avez accepté\u00A0:',
  paid: 'Votre paiement',
  subtotal: 'Sous-total',
  shippingMethod: ({ shippingMethods }, { shippingMethod }) =>
    shippingMethods.find(({ code }) => O.isSome(shippingMethod) && shippingMethod.value === code)?.name ?? '',
  totals: (order, { currencyPrefix }) => {
    const price = (amount: OrderView['total']): string => formatPrice(currencyPrefix, amount);
    const charged = { label: 'Total', amount: price(sumsCharged(order).total) };
    if (order.refund.total === 0) return [charged];
    return [
      charged,
      { label: 'Remboursement', amount: `−${price(order.refund.total)}` },
      { label: 'Total après remboursement', amount: price(order.total) },
    ];
  },
  help: 'Un problème?',
  call: (phone) => `Appelez le ${phone}`,
  withNumber: 'avec le numéro de commande.',
} satisfies Translated<typeof en.placedOrderMessages>;
