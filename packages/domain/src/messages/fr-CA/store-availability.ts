import { option as O } from 'fp-ts';
import { cityLine } from '../../delivery/index.ts';
import type { MarketRules } from '../../site/index.ts';
import { stockLevel } from '../../store/index.ts';
import type * as en from '../en/store-availability.ts';
import type { Translated } from '../translated.ts';
import { addRefused, lineFull } from './cart.ts';
import { addToCartFaultSentence, faultSentence } from './fault.ts';
import { formatCount, plural } from './formats.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

export type { EarlierDelivery } from '../en/store-availability.ts';

export const storeMessage = ((units) => {
  switch (stockLevel(units)) {
    case 'none':
      return 'Pas disponible dans ce magasin';
    case 'few':
      return `Il n’en reste que ${formatCount(units)} dans ce magasin`;
    case 'plenty':
      return 'Disponible dans ce magasin';
  }
}) satisfies Translated<typeof en.storeMessage>;

export const isLowStockMessage = ((message) => /^Il n’en reste que \d/.test(message)) satisfies Translated<
  typeof en.isLowStockMessage
>;

const within: Readonly<Record<MarketRules['distances'], (reach: number) => string>> = {
  mi: (reach) => plural(reach, 'mille', 'milles'),
  km: (reach) => plural(reach, 'kilomètre', 'kilomètres'),
};

export const pickupRefused = ((refusal) => {
  switch (refusal._tag) {
    case 'LineFull':
      return lineFull(refusal);
    case 'StoreNotFound':
      return 'Les cadeaux ne peuvent plus être ramassés dans ce magasin. Choisissez-en un autre, ou faites livrer le cadeau.';
    case 'NotAtStore':
      return refusal.units === 0
        ? 'Ce magasin ne l’a plus. Choisissez-en un autre, ou faites livrer le cadeau.'
        : `Ce magasin n’en a que ${formatCount(refusal.units)}. Choisissez-en moins, choisissez un autre magasin, ou faites livrer le cadeau.`;
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return addToCartFaultSentence(refusal);
    default:
      return addRefused(refusal);
  }
}) satisfies Translated<typeof en.pickupRefused>;

const howItComes = (way: en.EarlierDelivery): string => {
  if (way._tag === 'Shipped') return 'à faire livrer';
  return O.isSome(way.storeName) ? `à ramasser (${way.storeName.value})` : 'à ramasser';
};

export const storeAvailabilityMessages = {
  title: 'Ramassage en magasin',
  check: 'Voir les magasins',
  checking: 'Recherche de magasins près de chez vous',
  near: (postalCode) => `Magasins près du code ${postalCode}`,
  nobodyNear: (postalCode, market, reach) =>
    `Aucun magasin dans un rayon de ${within[market.distances](reach)} autour du code ${postalCode}.`,
  weShip: 'Nous livrerons le cadeau avec plaisir.',
  byQuote:
    'La livraison en Alaska, à Hawaï ou dans un territoire des États-Unis se fait sur soumission, par téléphone.',
  askForQuote: 'Demander une soumission',
  address: (store) => `${store.street}, ${cityLine(store)}`,
  distance: (distance, market) => `À environ ${formatCount(distance)}\u00A0${market.distances}`,
  pickUpHere: 'Ramasser ici',
  pickUpAt: (name, store) => `Ramasser ici\u00A0: ${name}, ${store}`,
  inCart: 'Ajouté',
  inCartAt: (name, store) => `Ajouté\u00A0: ${name}, ${store}`,
  added: (name, store) => `Ajouté à votre panier, à ramasser (${store})\u00A0: ${name}.`,
  addedEarlier: (name, units, way) =>
    `Lors de votre essai précédent, nous avons ajouté à votre panier, ${howItComes(way)}\u00A0: ${formatCount(units)}\u00A0× ${name}. Rien d’autre n’a été ajouté. Si vous appuyez de nouveau, la quantité augmentera, et le tout sera à ramasser ici.`,
  viewCart: 'Voir le panier',
  allStores: 'Voir tous les magasins',
  refused: (reason, market) => {
    switch (reason._tag) {
      case 'PostalCodeMissing':
        return `Entrez un ${market.postalCode.name}, comme ${market.postalCode.example}.`;
      case 'PostalCodeInvalid':
        return `Ce n’est pas un ${market.postalCode.name}. Entrez-en un comme ${market.postalCode.example}.`;
      case 'PostalCodeUnknown':
        return 'Ce code nous est inconnu. Vérifiez-le.';
      case 'ProductNotFound':
        return 'Ce cadeau n’est plus offert. Choisissez-en un autre.';
      case 'RegistryNotFound':
        return REGISTRY_NOT_FOUND;
      default:
        return `Nous n’avons pas pu chercher de magasins. ${faultSentence(reason)}`;
    }
  },
} satisfies Translated<typeof en.storeAvailabilityMessages>;
