import { GUEST_QUANTITY } from '../../quantity/index.ts';
import type * as en from '../en/added-to-cart.ts';
import type { Translated } from '../translated.ts';
import { registryStillNeeds } from './cart.ts';
import { itemCount } from './count.ts';
import { isSingular } from './formats.ts';

export const addedToCartMessages = {
  heading: (count) => `${itemCount(count)} ${isSingular(count) ? 'ajouté' : 'ajoutés'} au panier`,
  headingEarlier: (count) => `${itemCount(count)} déjà dans votre panier`,
  earlier:
    'Votre essai précédent avait réussi\u00A0: rien n’a été ajouté cette fois-ci. Pour en ajouter d’autres, appuyez de nouveau sur le bouton.',
  headingGone: 'N’est plus dans votre panier',
  gone: 'Votre essai précédent avait réussi, mais l’ajout a depuis été retiré du panier ou commandé. Pour l’ajouter, appuyez de nouveau sur le bouton.',
  overPurchased: (remaining) =>
    `Votre panier contient plus de ce cadeau que la quantité encore souhaitée. ${registryStillNeeds(remaining)}`,
  cutShort: `Votre panier peut contenir un cadeau ${GUEST_QUANTITY.maximum}\u00A0fois au plus\u00A0: la quantité demandée n’a pas été ajoutée en entier.`,
  viewCart: 'Voir le panier et payer',
} satisfies Translated<typeof en.addedToCartMessages>;
