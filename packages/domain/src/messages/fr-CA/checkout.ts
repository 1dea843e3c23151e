import { option as O } from 'fp-ts';
import type { CartLineView } from '../../cart/index.ts';
import type { PostalAddressField } from '../../delivery/index.ts';
import { outcomeUnknown } from '../../idempotency/index.ts';
import { GIVER_LIMITS, type Giver, type GiverField } from '../../order/index.ts';
import type { Fault } from '../../ports/index.ts';
import type { MarketRules } from '../../site/index.ts';
import { isBlank } from '../../text/index.ts';
import type * as en from '../en/checkout.ts';
import type { Translated } from '../translated.ts';
import { cartPageMessages } from './cart-page.ts';
import { addressMessages, emailProblem } from './contact.ts';
import { unitCount } from './count.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatCount } from './formats.ts';
import { everyonesNames, firstNames, registryCalled } from './registry-name.ts';

const giverFields: Readonly<Record<GiverField, string>> = {
  firstName: `Entrez votre prénom, ${GIVER_LIMITS.name}\u00A0caractères au plus.`,
  lastName: `Le nom de famille peut compter ${GIVER_LIMITS.name}\u00A0caractères au plus.`,
  email: 'Entrez votre adresse courriel, par exemple nom@exemple.com.',
  message: `Votre message peut compter ${GIVER_LIMITS.message}\u00A0caractères au plus.`,
};

export const giverFieldRefused: Translated<typeof en.giverFieldRefused> = (field) => giverFields[field];

const addressFields = (
  market: MarketRules | undefined,
  isRegionChosen = false,
): Readonly<Record<PostalAddressField, string>> => ({
  country: 'Choisissez un pays. Ce qui vous est livré reste dans celui-ci.',
  line1: 'Entrez le numéro et la rue.',
  line2: 'L’appartement ou l’unité peut compter 60\u00A0caractères au plus.',
  city: 'Entrez votre ville.',
  region:
    market === undefined ? 'Choisissez votre province ou votre État.' : `${addressMessages.chooseRegion(market)}.`,
  postalCode:
    market === undefined
      ? 'Entrez un code postal ou code ZIP de votre province ou de votre État.'
      : addressMessages.codeInRegion(market, isRegionChosen),
});

export const addressFieldRefused: Translated<typeof en.addressFieldRefused> = (field, market, isRegionChosen) =>
  addressFields(market, isRegionChosen)[field];

const ORDER_AGAIN = 'puis passez votre commande de nouveau.';

export const orderRefused: Translated<typeof en.orderRefused> = (refusal) => {
  switch (refusal._tag) {
    case 'CartEmpty':
      return 'Votre panier est vide. Ajoutez un cadeau pour passer une commande.';
    case 'CartChanged':
      return `Votre panier ne correspond plus à ce que cette page affichait. Vérifiez son contenu, ${ORDER_AGAIN}`;
    case 'GiverInvalid':
      return giverFieldRefused(refusal.field);
    case 'ShippingMethodUnknown':
      return `Ce mode de livraison n’est plus offert. Choisissez-en un autre, ${ORDER_AGAIN}`;
    case 'ItemGone':
      return `Quelque chose dans votre panier ne peut plus être commandé. Retirez-le, ${ORDER_AGAIN}`;
    case 'PaidTogether':
      return `Des proches ont déjà commencé à payer ensemble un cadeau de votre panier. Retirez-le, ${ORDER_AGAIN} Vous pouvez plutôt contribuer au cadeau collectif.`;
    case 'FundFull':
      return `D’autres personnes ont contribué entre-temps\u00A0: il manque maintenant moins pour un cadeau collectif de votre panier. Changez ou retirez votre contribution, ${ORDER_AGAIN}`;
    case 'PickupGone':
      return `Un magasin n’a pas assez d’exemplaires d’un cadeau que vous vouliez y ramasser. Choisissez quoi en faire dans votre panier, ${ORDER_AGAIN}`;
    case 'OverClaim':
      return `Votre panier contient certains cadeaux en plus grande quantité que ce que la liste souhaite encore. Choisissez quoi faire de ceux qui sont marqués, ${ORDER_AGAIN}`;
    case 'PostalAddressMissing':
      return 'Entrez votre adresse postale\u00A0: une partie de votre commande vous est livrée.';
    case 'AddressInvalid':
      return addressFieldRefused(refusal.field);
    case 'PaymentMissing':
      return 'Indiquez comment vous voulez payer.';
    case 'PaymentActionNeeded':
      return 'Votre banque vous demande de confirmer ce paiement.';
    case 'PaymentRefused':
      return 'Votre carte a été refusée et rien n’a été débité. Essayez une autre carte.';
    case 'PaymentNotAccepted':
      return 'La repasser telle quelle ne changera rien. Voyez sous Paiement ce que vous pouvez faire.';
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
  }
};

const NEVER_TWICE = 'Réessayer ne passera pas une deuxième commande.';

/** The outcome of the order is unknown. */
const noAnswer = (fault: Fault): string =>
  fault._tag === 'Unavailable'
    ? 'Nous n’avons pas reçu de réponse. Veuillez réessayer\u00A0: rien ne sera acheté deux fois.'
    : `${faultSentence(fault)} ${NEVER_TWICE}`;

const leftEmpty: Readonly<Partial<Record<GiverField, string>>> = {
  firstName: 'Entrez votre prénom.',
};

const removalNeeded = (names: ReadonlyArray<string>): string => {
  const [only, ...others] = names;
  return only !== undefined && others.length === 0
    ? `Ne peut pas être acheté tel quel\u00A0: ${only}. Retirez-le de votre panier, ${ORDER_AGAIN}`
    : `${formatCount(names.length)}\u00A0éléments de votre panier ne peuvent pas être achetés tels quels. Retirez ceux qui sont marqués, ${ORDER_AGAIN}`;
};

const fieldProblem = (field: GiverField, typed: string): string =>
  field === 'email'
    ? emailProblem(giverFieldRefused('email'))(typed)
    : ((isBlank(typed) ? leftEmpty[field] : undefined) ?? giverFieldRefused(field));

const MARKED_FIELDS = 'Veuillez remplir les champs marqués.';
const SURPRISE_HELP = 'La date de livraison ne change pas';

export const checkoutMessages = {
  summary: 'Sommaire de la commande',
  gifts: (count, areGifts) => `${areGifts ? 'Cadeaux' : 'Produits'} (${formatCount(count)})`,
  contributions: (count) => (count === 1 ? 'Cadeau collectif' : `Cadeaux collectifs (${formatCount(count)})`),
  giftCards: (count) => (count === 1 ? 'Carte-cadeau' : `Cartes-cadeaux (${formatCount(count)})`),
  subtotal: 'Sous-total',
  taxHelp: 'Selon l’endroit où chaque cadeau est livré',
  total: 'Total',
  free: 'Gratuit',
  beingUpdated: 'Mise à jour…',
  delivery: 'Livraison',
  deliveryHelp:
    'Un seul choix pour toute la commande. Les cartes-cadeaux et les contributions n’ont pas besoin de livraison.',
  notCounted: (count, areGifts) => `Ne comprend pas ${unitCount(count, areGifts)} qu’il est impossible d’acheter.`,
  shipping: 'Mode de livraison',
  alaskaHawaii: 'Livraison en Alaska, à Hawaï ou dans un territoire des États-Unis?',
  alaskaHawaiiLink: 'Demandez une soumission',
  alaskaHawaiiFirst: 'avant de commander.',
  acceptTerms: 'En passant la commande, vous acceptez les conditions de vente\u00A0:',
  chooseTerms: 'Je choisis les conditions en français',
  about: 'De votre part',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  email: 'Courriel',
  emailHelp: 'Pour votre reçu et les questions sur votre cadeau.',
  addAddress: (registries) => `Laisser votre adresse postale pour ${everyonesNames(registries)} (facultatif)`,
  addAddressHelp: 'Pour un mot de remerciement. Personne d’autre ne la voit.',
  addressTitle: 'Votre propre adresse de livraison',
  addressHelp:
    'Une partie de votre commande n’est pas pour une liste et vous est livrée. Cette adresse ne sert qu’à cela.',
  shareAddress: (registries) =>
    `Laisser aussi cette adresse pour ${everyonesNames(registries)}, en vue d’une carte de remerciement`,
  optional: '(facultatif)',
  surprise: 'Garder la surprise',
  surpriseHelp: (of, canBeNearDay) =>
    `${
      O.isSome(of)
        ? `La liste ne montre pas à ${of.value.names} qui a offert quoi avant le ${of.value.day}.`
        : 'La liste ne montre pas qui a offert quoi avant l’événement.'
    } ${canBeNearDay ? 'Les' : `${SURPRISE_HELP}, et les`} autres personnes voient que le cadeau est acheté.`,
  notYet: 'Votre commande n’est pas encore passée.',
  pleaseCheck: 'À vérifier\u00A0:',
  and: 'et',
  message: (names) => (names === '' ? 'Votre message' : `Votre message pour ${names}`),
  messageHelp: 'Il accompagnera votre cadeau.',
  messageCount: (message) => `${[...message].length}/${GIVER_LIMITS.message}`,
  fieldProblem,
  place: (isPlacing, total) => {
    if (isPlacing) return 'Envoi de votre commande…';
    return total === '' ? 'Passer la commande' : `Passer la commande, ${total}`;
  },
  peek: (count, areGifts) => `Sommaire de la commande, ${unitCount(count, areGifts)}`,
  canCancel: 'Vous pouvez annuler un cadeau tant qu’il n’est pas expédié.',
  checkPayment: ({ _tag }) => (_tag === 'PaymentRefused' ? 'Vérifiez votre carte' : 'Vérifiez votre paiement'),
  nothingToOrder:
    'Rien dans votre panier ne peut être acheté tel quel. Changez ou retirez ce qui est marqué, ou choisissez un autre cadeau.',
  noOrder: (reason, isInDoubt = false) =>
    isInDoubt || outcomeUnknown(reason)
      ? 'Nous ne savons pas encore si votre commande a été passée'
      : 'Votre commande n’a pas été passée',
  noAnswer,
  refused: (reason, typed, marked = 1, isInDoubt = false) => {
    switch (reason._tag) {
      case 'ChoiceNeeded':
        return 'Choisissez quoi faire des cadeaux marqués dans votre panier.';
      case 'RemovalNeeded':
        return removalNeeded(reason.names);
      case 'FieldsInvalid':
        return MARKED_FIELDS;
      case 'PaymentNotReady':
        return 'Le service de paiement ne répond pas, et rien n’a été débité. Réessayez dans un moment.';
      case 'LinesNotChanged':
        return `Une quantité n’a pas pu être changée. Vérifiez votre panier, ${ORDER_AGAIN}`;
      case 'CartNotRead':
        return 'Nous n’avons pas pu charger votre panier. Veuillez recharger la page.';
      case 'GiverInvalid':
        return marked > 1 ? MARKED_FIELDS : fieldProblem(reason.field, typed[reason.field]);
      case 'Unavailable':
        return noAnswer(reason);
      case 'BadRequest':
      case 'UnreadableResponse':
      case 'CookiesRefused':
      case 'TooManyRequests':
        return isInDoubt ? noAnswer(reason) : faultSentence(reason);
      default:
        return orderRefused(reason);
    }
  },
} satisfies Translated<typeof en.checkoutMessages>;

const quantity = (count: number): string => `Quantité\u00A0: ${formatCount(count)}`;

/** The quantity, or how a line without one is delivered. */
const lineNote = ({ kind, quantity: count, pickup }: Pick<CartLineView, 'kind' | 'quantity' | 'pickup'>): string => {
  switch (kind) {
    case 'item':
      return pickup === undefined ? quantity(count) : `${quantity(count)}. ${cartPageMessages.pickupAt(pickup.name)}`;
    case 'contribution':
      return 'Pour la cagnotte du cadeau collectif';
    case 'giftCard':
    case 'eGiftCard':
      return cartPageMessages.cardNote(kind);
  }
};

const messageSent = (message: O.Option<string>): string => {
  if (O.isNone(message)) return '';
  return message.value === '' ? 'sans message' : `avec le message «\u00A0${message.value}\u00A0»`;
};

const giverSent = (giver: O.Option<Giver>): string =>
  O.isSome(giver)
    ? `avec ces coordonnées\u00A0: ${`${giver.value.firstName} ${giver.value.lastName}`.trim()}, ${giver.value.email}`
    : '';

/** "Visa se terminant par 4242", "Carte d’essai se terminant par 4242". */
export const paymentName: Translated<typeof en.paymentName> = (label) => {
  const [, card = label, digits] = /^(.+) ending (\d{4})$/.exec(label) ?? [];
  const called = { 'Test card': 'Carte d’essai', Card: 'Carte' }[card] ?? card;
  return digits === undefined ? called : `${called} se terminant par ${digits}`;
};

export const orderConfirmationMessages: Translated<typeof en.orderConfirmationMessages> = {
  pageTitle: ({ name }) => `Commande passée | ${name}`,
  thanks: (firstName) => `Merci, ${firstName}`,
  placed: (number) => `Votre commande ${number} a été passée.`,
  sentEarlier: ({ message, giver }) => {
    const parts = [messageSent(message), giverSent(giver)].filter((part) => part !== '');
    return `Cette commande a réussi au premier essai, ${parts.join(' et ')}. Ce que vous avez changé ensuite n’a pas été envoyé.`;
  },
  receipt: (email) => `Un reçu est en route vers ${email}.`,
  next: 'La suite',
  arrivesHelp: ({ own }, registry, message) => {
    if (own === 'all') return 'Livraison à votre adresse.';
    const how = message === '' ? 'sans les prix' : 'avec votre message et sans les prix';
    return O.isSome(registry)
      ? `Chez ${firstNames(registry.value)}, ${how}.`
      : `Livraison ${own === 'some' ? 'des cadeaux ' : ''}${how}.`;
  },
  eGiftCards: 'Les cartes-cadeaux électroniques arrivent par courriel',
  eGiftCardsHelp: 'Dans quelques minutes.',
  inFund: 'Dans la cagnotte',
  inFundHelp: 'Vous pouvez annuler votre contribution tant que le cadeau n’est pas entièrement payé.',
  surprise: 'La surprise est gardée',
  surpriseHelp: (isNearDay) =>
    `La liste ne montre pas qui a offert quoi avant l’événement. ${isNearDay ? 'La livraison se fait peu avant' : SURPRISE_HELP}.`,
  changes: 'En cas de changement',
  changesHelp:
    'Si un cadeau vient à manquer avant l’expédition, nous vous écrirons pour vous dire ce que vous pouvez faire.',
  yours: 'Votre commande',
  total: 'Total',
  paidWith: (label) => `Payé avec\u00A0: ${paymentName(label)}`,
  lines: 'Ce que vous avez offert',
  lineNote,
  message: 'Votre message',
  subtotal: 'Sous-total',
  seeOrChange: 'Voir ou modifier votre commande',
  toHome: 'Aller à l’accueil',
  backTo: (registry) => `Retour\u00A0: ${registryCalled(registry)}`,
};

export const orderFoundMessages = {
  title: (orderNumber) => `Votre commande ${orderNumber} a été passée.`,
  help: (orders) =>
    orders === 1
      ? 'Conservez ce numéro. Ce qui est maintenant dans votre panier n’en fait pas partie et n’est pas encore acheté.'
      : 'Conservez ces numéros. Ce qui est maintenant dans votre panier n’en fait pas partie et n’est pas encore acheté.',
} satisfies Translated<typeof en.orderFoundMessages>;
