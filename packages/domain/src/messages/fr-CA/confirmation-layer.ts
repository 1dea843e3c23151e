import { paths } from '../../address/index.ts';
import type * as en from '../en/confirmation-layer.ts';
import type { Translated } from '../translated.ts';
import { addedToCartMessages } from './added-to-cart.ts';
import { itemCount } from './count.ts';
import { formatCount, isSingular } from './formats.ts';

export const confirmationLayerMessages = {
  ...addedToCartMessages,
  addOns: 'Pour accompagner ce qui est dans votre panier',
  cart: (count) => `Votre panier\u00A0: ${itemCount(count)}`,
  subtotal: 'Sous-total\u00A0:',
  continue: 'Continuer vos achats',
  items: 'Ajouts à votre panier',
  named: 'Articles concernés',
  quantity: (count) => `Quantité\u00A0: ${formatCount(count)}`,
  allPickedUp: (units) =>
    isSingular(units)
      ? 'Celui de votre panier sera ramassé à ce magasin.'
      : `Les ${formatCount(units)} de votre panier seront ramassés à ce magasin.`,
  personalized: 'Personnalisé',
  installation: (fee) =>
    `Service d’installation facultatif\u00A0: ${fee} l’unité, à convenir par téléphone et non compris dans le sous-total`,
  specialOrder: (name) => `Aperçu de votre commande spéciale\u00A0: ${name}`,
  loading: 'Chargement de votre panier…',
  freeShipping: 'Livraison standard gratuite.',
  vendorDropShip: 'Expédié directement par le fabricant, dans son propre emballage.',
  alaskaHawaii:
    'La livraison en Alaska, à Hawaï et dans les territoires des États-Unis fait l’objet d’une soumission par téléphone.',
  alaskaHawaiiLink: { name: 'Obtenir une soumission de livraison', href: paths.alaskaHawaii },
} satisfies Translated<typeof en.confirmationLayerMessages>;
