import { type GiftCardKind, giftCardRange } from '../../gift-card/index.ts';
import type { Cents } from '../../money/index.ts';
import type { Site } from '../../site/index.ts';
import type * as en from '../en/gift-card.ts';
import type { Translated } from '../translated.ts';
import { cartFull } from './cart.ts';
import { addToCartFaultSentence, keyRefused } from './fault.ts';
import { formatAmount, formatPrice } from './formats.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

type Money = Pick<Site, 'currencyPrefix'>;

/** Within a sentence. */
const kinds: Readonly<Record<GiftCardKind, string>> = {
  GiftCard: 'carte-cadeau',
  EGiftCard: 'carte-cadeau électronique',
};

const kindNames: Readonly<Record<GiftCardKind, string>> = {
  GiftCard: 'Carte-cadeau',
  EGiftCard: 'Carte-cadeau électronique',
};

export const giftCardHint: Translated<typeof en.giftCardHint> = (kind) =>
  `${kindNames[kind]}\u00A0: ${formatAmount('$', giftCardRange(kind, 'form').minimum)} ou plus`;

const AMOUNT_MISSING = 'Entrez le montant de la carte-cadeau.';

export const giftCardVerdictMessages: Translated<typeof en.giftCardVerdictMessages> = ({ currencyPrefix }, verdict) => {
  if (verdict._tag === 'Ok') return '';
  if (verdict._tag === 'Empty') return AMOUNT_MISSING;
  const range = `Entrez un montant de ${formatAmount(currencyPrefix, verdict.minimum)} à ${formatAmount(currencyPrefix, verdict.maximum)}.`;
  return verdict._tag === 'Unclear' ? `${range} Les cents s’écrivent après une virgule, comme 25,50.` : range;
};

export const giftCardAmountRefused: Translated<typeof en.giftCardAmountRefused> = (problem) =>
  problem._tag === 'GiftCardAmountMissing'
    ? AMOUNT_MISSING
    : `Le montant d’une ${kinds[problem.kind]} va de ${formatAmount('$', problem.minimum)} à ${formatAmount('$', problem.maximum)}.`;

const NOT_SOLD_HERE = 'Ici, les cartes-cadeaux ne se vendent pas avec les listes.';

export const giftCardRefused: Translated<typeof en.giftCardRefused> = (refusal) => {
  switch (refusal._tag) {
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'NotInMarket':
      return `${NOT_SOLD_HERE} Les cartes-cadeaux électroniques se vendent par téléphone, et les autres en magasin.`;
    case 'GiftCardImageWrong':
      return 'Cette carte-cadeau n’est plus offerte avec ce motif. Rechargez la page, puis réessayez.';
    case 'QuantityOutOfRange':
      return 'Les cartes-cadeaux s’achètent une à la fois.';
    case 'GiftCardAmountMissing':
    case 'GiftCardAmountOutOfRange':
      return giftCardAmountRefused(refusal);
    case 'GiftCardRejected':
      return refusal.message;
    case 'CartFull':
      return cartFull(refusal);
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
  }
};

export const giftCardNotAdded: Translated<typeof en.giftCardNotAdded> = (reason) => {
  switch (reason._tag) {
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return addToCartFaultSentence(reason);
    default:
      return giftCardRefused(reason);
  }
};

const IN_CART = `Votre ${kinds.EGiftCard} est dans votre panier`;
const SENT_LATER = 'Nous l’enverrons par courriel dès que votre commande sera passée.';

export const eGiftCardAdded: Translated<typeof en.eGiftCardAdded> = ({ currencyPrefix }, amount) => ({
  title: IN_CART,
  text: `Une ${kinds.EGiftCard} de ${formatPrice(currencyPrefix, amount)} est dans votre panier. ${SENT_LATER}`,
});

const wayNotes = {
  online: 'Cartes-cadeaux électroniques, envoyées par courriel\u00A0: comment en commander une',
  store: 'Cartes-cadeaux à emporter\u00A0: où sont nos magasins',
};

export const giftCardChannelNote: Translated<typeof en.giftCardChannelNote> = ({ way }) => wayNotes[way];

export const giftCardChannelName: Translated<typeof en.giftCardChannelName> = ({ way }) =>
  way === 'online' ? 'Acheter une carte-cadeau en ligne' : 'Acheter une carte-cadeau en magasin';

const wasInCart = ({ currencyPrefix }: Money, kind: GiftCardKind, amount: Cents): string =>
  `Votre ${kinds[kind]} précédente de ${formatPrice(currencyPrefix, amount)} était déjà dans votre panier. Rien d’autre n’a été ajouté.`;

export const giftCardMessages = {
  title: 'Offrez le choix',
  help: 'Une carte-cadeau du montant qui vous convient.',
  kinds: 'Type de carte-cadeau',
  kind: (kind) => kindNames[kind],
  kindNote: (kind) => (kind === 'GiftCard' ? 'Envoyée par la poste' : 'Envoyée par courriel'),
  amount: 'Montant',
  suggestions: 'Montants suggérés',
  suggestion: ({ currencyPrefix }, amount) => formatAmount(currencyPrefix, amount),
  add: ({ currencyPrefix }, kind, verdict) =>
    `Ajouter une ${kinds[kind]}${verdict._tag === 'Ok' ? ` de ${formatAmount(currencyPrefix, verdict.amount)}` : ''}`,
  adding: 'Ajout en cours…',
  added: 'Ajoutée',
  addedToCart: ({ currencyPrefix }, kind, amount) =>
    `${kindNames[kind]} de ${formatPrice(currencyPrefix, amount)} ajoutée à votre panier.`,
  addedEarlier: (money, kind, amount) =>
    `${wasInCart(money, kind, amount)} Appuyez de nouveau pour ajouter aussi celle-ci.`,
  popupEarlierTitle: `Votre ${kinds.EGiftCard} précédente est dans votre panier`,
  popupEarlier: wasInCart,
  addToo: ({ currencyPrefix }, kind, amount) =>
    `Ajouter aussi une ${kinds[kind]} de ${formatPrice(currencyPrefix, amount)}`,
  viewCart: 'Voir le panier',
  close: 'Terminé',
  elsewhereTitle: 'Une carte-cadeau, autrement',
  elsewhereHelp: `${NOT_SOLD_HERE} Voyez où et comment en acheter.`,
  popupTitle: IN_CART,
  popupText: SENT_LATER,
} satisfies Translated<typeof en.giftCardMessages>;
