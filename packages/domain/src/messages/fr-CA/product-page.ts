import { option as O } from 'fp-ts';
import type { CartBlocker } from '../../cart/index.ts';
import type { StockLevel } from '../../catalogue/index.ts';
import { isPurchased, type Measure, type PersonalizationType, remaining } from '../../item/index.ts';
import type { ReturnPage } from '../../page/index.ts';
import { WANTED_QUANTITY } from '../../quantity/index.ts';
import type { RegistryBlocker } from '../../registry/index.ts';
import type { ShippingMethod } from '../../site/index.ts';
import type * as en from '../en/product-page.ts';
import type { Translated } from '../translated.ts';
import { SPECIAL_ORDER } from './cart-page.ts';
import { purchasedOfWanted, quantityOutOfRange, stillNeeded } from './count.ts';
import { faultSentence, keyRefused } from './fault.ts';
import { formatCount, formatDay, formatPrice, formatRating, plural } from './formats.ts';
import { personalizationMessages } from './personalization.ts';
import { ownerRefused } from './registry.ts';
import { eventNameOf, registrantNames } from './registry-name.ts';
import { eventDayText } from './registry-page.ts';
import { NOT_RETURNED } from './returns.ts';

export const availabilityMessages = {
  'in-stock': 'En stock',
  'out-of-stock': 'En rupture de stock',
  'on-backorder': 'En réapprovisionnement; expédié dès son retour',
  discontinued: 'N’est plus offert',
} as const satisfies Translated<typeof en.availabilityMessages> & Readonly<Record<StockLevel, string>>;

export const availabilityMessage = (({ stock, shipsOn }) =>
  stock === 'on-backorder' && O.isSome(shipsOn)
    ? `En réapprovisionnement; expédition prévue vers le ${formatDay(shipsOn.value)}`
    : availabilityMessages[stock]) satisfies Translated<typeof en.availabilityMessage>;

const designs: Readonly<Record<Exclude<PersonalizationType, 0>, string>> = {
  100: 'Fabriqué avec votre texte.',
  700: 'Peut être orné de votre texte, en monogramme ou en broderie.',
  705: 'Peut être gravé avec votre texte.',
};

const cartBlockers: Readonly<Record<Exclude<CartBlocker, 'other-brand'>, string>> = {
  'no-longer-available': 'N’est plus offert',
  'made-to-order': 'Fabriqué sur commande. Choisissez les options dans un de nos magasins ou par téléphone.',
  'out-of-stock': 'Nous ne pouvons pas l’expédier pour l’instant. Revenez bientôt.',
};

const registryBlockers: Readonly<Record<RegistryBlocker, string>> = {
  'no-longer-available': 'Les produits qui ne sont plus offerts ne peuvent pas être ajoutés à une liste.',
  'made-to-order': 'Les produits fabriqués sur commande ne peuvent pas être ajoutés à une liste.',
  'not-from-stock': 'Seuls les produits que nous gardons en stock peuvent être ajoutés à une liste.',
  'design-missing': 'Ce produit a besoin d’une personnalisation avant d’être ajouté à une liste.',
};

const businessDays = ({ from, to }: ShippingMethod['arrival']): string =>
  `${from === to ? '' : `${formatCount(from)} à `}${plural(to, 'jour ouvrable', 'jours ouvrables')}`;

const backTo: Readonly<Record<ReturnPage['page'], string>> = {
  'guest-list': 'Retour à la liste',
  'registrant-list': 'Retour à votre liste',
  checklist: 'Retour à votre aide-mémoire',
};

export const productPageMessages = {
  loading: 'Chargement du produit',
  trail: 'Fil d’Ariane',
  pictures: (name) => `Images\u00A0: ${name}`,
  showPicture: (index, count) => `Image ${formatCount(index + 1)} sur ${formatCount(count)}`,
  previous: 'Image précédente',
  next: 'Image suivante',
  ratingSeen: (rating, reviews) => `${formatRating(rating)} (${plural(reviews, 'avis', 'avis')})`,
  details: 'Détails',
  highlights: 'Points forts',
  dimensions: 'Dimensions',
  personalization: 'Personnalisation',
  design: (type, currencyPrefix) =>
    type === 0 ? '' : `${designs[type]} ${personalizationMessages.adds(currencyPrefix)}`,
  installation: (fee) =>
    `Installation facultative\u00A0: ${fee} l’unité, à organiser par téléphone et non comprise dans le prix`,
  outOfStock: availabilityMessages['out-of-stock'],
  onBackorder: availabilityMessages['on-backorder'],
  customOrder: SPECIAL_ORDER,
  customOrderCheck: 'Vérifiez la taille, la couleur et le tissu avant de commander.',
  cannotBuy: (reason) => cartBlockers[reason],
  addedToCart: (name) => `Ajouté à votre panier\u00A0: ${name}`,
  exceedsInCart: ({ minimum, maximum }) =>
    `Un panier peut contenir de ${formatCount(minimum)} à ${plural(maximum, 'unité', 'unités')} de ce produit à la fois.`,
  viewCart: 'Voir le panier',
  onRegistry: (grId, item) =>
    `Sur la liste nº\u00A0${grId}\u00A0: ${purchasedOfWanted(item)}${isPurchased(item) ? '' : `, ${stillNeeded(remaining(item))}`}`,
  notFor: (grId, reason) =>
    `${reason === 'ItemUnknown' ? `La liste nº\u00A0${grId} ne comprend pas ce produit, ou pas avec cette personnalisation.` : `La liste nº\u00A0${grId} est introuvable.`} Ce que vous ajoutez ici n’y sera pas compté.`,
  back: (page) => backTo[page],
  color: 'Couleur',
  colorName: (name, isAvailable) => (isAvailable ? name : `${name}, en rupture de stock`),
  arrives: ({ usual }) => `Livraison en ${businessDays(usual.arrival)}`,
  shipping: ({ usual, others }, currencyPrefix) =>
    [
      usual.price === 0
        ? `${usual.name}\u00A0: livraison gratuite.`
        : `${usual.name}\u00A0: livraison à ${formatPrice(currencyPrefix, usual.price)} pour toute la commande.`,
      ...others.map(
        ({ name, arrival, price }) => `${name}\u00A0: ${businessDays(arrival)}, ${formatPrice(currencyPrefix, price)}.`,
      ),
    ].join(' '),
  returns: ({ returnDays }) =>
    returnDays === 0
      ? 'Toutes les ventes sont finales'
      : `Délai de retour\u00A0: ${plural(returnDays, 'jour', 'jours')}`,
  returnsHelp: NOT_RETURNED,

  addToRegistry: 'Ajouter à la liste',
  chooseRegistry: 'Choisir une liste',
  added: 'Ajouté',
  addedToRegistry: (count) =>
    count === 0
      ? `Votre liste en demande déjà ${formatCount(WANTED_QUANTITY.maximum)}\u00A0: rien n’a été ajouté.`
      : `${plural(count, 'article ajouté', 'articles ajoutés')} à votre liste.`,
  addedEarlier: (count) =>
    `${plural(count, 'article a été ajouté', 'articles ont été ajoutés')} à votre liste lors de votre essai précédent. Rien d’autre n’a été ajouté. Pour en ajouter, appuyez de nouveau.`,
  noRegistry: 'Vous n’avez pas encore de liste.',
  registriesUnread: 'Nous n’avons pas pu charger vos listes.',
  tryAgain: 'Réessayer',
  cannotList: (reason) => registryBlockers[reason],
  registry: (own) => `${registrantNames(own)}, ${eventNameOf(own.eventType).toLowerCase()}, ${eventDayText(own)}`,
  counterpart: (own) =>
    `${registrantNames(own)}, ${eventNameOf(own.eventType).toLowerCase()}, ${eventDayText(own)}, nº\u00A0${own.grId}`,
  head: (site, { name, description }) => ({
    title: `${name} | ${site.name}`,
    description: description.trim() === '' ? `${name} chez ${site.name}.` : description,
  }),
  previewPicture: ({ name }) => `Illustration d’une maison, par ${name}`,
} satisfies Translated<typeof en.productPageMessages>;

export const notListed = ((reason) => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'QuantityOutOfRange':
      return quantityOutOfRange(reason);
    case 'ProductUnknown':
      return 'Ce produit n’est plus offert.';
    case 'BrandMismatch':
      return 'Ce produit est de notre autre marque. Rechargez la page et réessayez.';
    case 'NoLongerAvailable':
      return registryBlockers['no-longer-available'];
    case 'NotAddable':
      return 'Ce produit ne peut pas être ajouté à une liste.';
    case 'PersonalizationMissing':
      return registryBlockers['design-missing'];
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return faultSentence(reason);
  }
}) satisfies Translated<typeof en.notListed>;

const sides: Readonly<Record<Measure['side'], string>> = { width: 'L', height: 'H', depth: 'P' };

export const dimensionSummary = ((unit, measures) =>
  measures.length === 0
    ? ''
    : `${measures.map(({ side, amount }) => `${sides[side]}\u00A0${formatCount(amount)}`).join(' × ')}\u00A0${unit === 'in' ? 'po' : 'cm'}`) satisfies Translated<
  typeof en.dimensionSummary
>;
