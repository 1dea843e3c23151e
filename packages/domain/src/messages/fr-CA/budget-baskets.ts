import { chargesTotal } from '../../cart/index.ts';
import type { Cents } from '../../money/index.ts';
import type * as en from '../en/budget-baskets.ts';
import type { Translated } from '../translated.ts';
import { formatAmount, formatCount, listOf, plural } from './formats.ts';

export const budgetBasketMessages = {
  title: 'Aidez-moi à choisir',
  amount: 'Combien aimeriez-vous dépenser environ?',
  hint: 'Livraison et taxes comprises.',
  suggestions: 'Montants suggérés',
  unreadable: 'Entrez un montant comme 25 ou 25,50.',
  show: 'Voir les assortiments',
  loading: 'Choix des cadeaux…',
  found: (count, budget) => `${plural(count, 'assortiment', 'assortiments')} pour ${budget} ou moins`,
  basket: (place, total) => `Assortiment ${place}\u00A0: ${total}`,
  quantity: (quantity) => `${formatCount(quantity)}\u00A0×`,
  completes: 'Complète l’ensemble',
  mostLoved: 'Parmi les préférés',
  /** "98 $ + livraison 9,95 $ + taxe 8,40 $ = 116,35 $". */
  sum: ({ currencyPrefix, marketRules }, { subtotal, taxes, total, ...basket }) => {
    const money = (amount: Cents): string => formatAmount(currencyPrefix, amount);
    const shipping = chargesTotal(basket);
    const added = marketRules.pricesIncludeTax ? [] : taxes;
    const parts = [
      money(subtotal),
      shipping === 0 ? 'livraison gratuite' : `livraison ${money(shipping)}`,
      ...added.map(({ name, amount }) => `${added.length === 1 ? 'taxe' : name} ${money(amount)}`),
    ];
    return `${parts.join(' + ')} = ${money(total)}`;
  },
  add: 'Tout ajouter au panier',
  adding: 'Ajout…',
  addLabel: (names) => `Tout ajouter au panier\u00A0: ${names.join(', ')}`,
  changed: (names) => `Quelqu’un vient d’acheter ce qui suit\u00A0: ${listOf(names)}. Voici de nouveaux assortiments.`,
  none: (budget, least) =>
    `Aucun cadeau ne convient pour ${budget} ou moins. Il faut au moins ${least}, livraison et taxes comprises.`,
  nothing:
    'Il ne reste rien à assortir ici. Les cadeaux à offrir à plusieurs et ceux fabriqués sur commande sont sur la liste.',
} satisfies Translated<typeof en.budgetBasketMessages>;
