import type { Cents } from '../../money/index.ts';
import { MINIMUM_CONTRIBUTION } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import type * as en from '../en/contribution.ts';
import type { Translated } from '../translated.ts';
import { addRefused, cartFull } from './cart.ts';
import { addToCartFaultSentence, keyRefused } from './fault.ts';
import { formatAmount } from './formats.ts';
import { GROUP_GIFTS_NOT_OFFERED } from './registry.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

/** Shown for an amount that is too small (GC-04). */
const startsAt = (currencyPrefix: Site['currencyPrefix']): string =>
  `La contribution minimale est de ${formatAmount(currencyPrefix, MINIMUM_CONTRIBUTION)}.`;

const UNREADABLE = 'Entrez un montant comme 25 ou 25,50.';
const OR_LESS = 'Entrez ce montant ou moins.';
const EXACTLY = 'Entrez exactement ce montant.';
const onlyMissing = (missing: string): string => `Il ne manque plus que ${missing}. ${OR_LESS}`;
const exactlyMissing = (missing: string): string => `Il ne manque plus que ${missing}. ${EXACTLY}`;
const onlyMore = (most: string): string => `Vous ne pouvez ajouter que ${most} de plus.`;

export const contributionVerdictMessages: Translated<typeof en.contributionVerdictMessages> = (
  { currencyPrefix },
  verdict,
) => {
  switch (verdict._tag) {
    case 'Ok':
      return '';
    case 'Unreadable':
      return UNREADABLE;
    case 'Empty':
    case 'OutOfRange':
      return verdict.minimum < MINIMUM_CONTRIBUTION
        ? exactlyMissing(formatAmount(currencyPrefix, verdict.maximum))
        : startsAt(currencyPrefix);
    case 'AboveMissing':
      return (verdict.minimum === verdict.maximum ? exactlyMissing : onlyMissing)(
        formatAmount(currencyPrefix, verdict.maximum),
      );
  }
};

export const remainingRangeMessages: Translated<typeof en.remainingRangeMessages> = (
  { currencyPrefix },
  { minimum, maximum },
  verdict,
) => {
  const [least, most] = [formatAmount(currencyPrefix, minimum), formatAmount(currencyPrefix, maximum)];
  if (verdict._tag === 'Ok') return '';
  if (verdict._tag === 'Unreadable') return UNREADABLE;
  if (minimum === maximum) return `${onlyMore(most)} ${EXACTLY}`;
  if (verdict._tag === 'AboveMissing') return `${onlyMore(most)} ${OR_LESS}`;
  return minimum === 1 ? `Entrez un montant de ${most} ou moins.` : `Entrez un montant de ${least} à ${most}.`;
};

export const contributionRefused: Translated<typeof en.contributionRefused> = ({ currencyPrefix }, refusal) => {
  switch (refusal._tag) {
    case 'NotInMarket':
      return GROUP_GIFTS_NOT_OFFERED;
    case 'NotAGroupGift':
      return 'Ce cadeau n’est plus un cadeau collectif. Vous pouvez plutôt l’acheter.';
    case 'NoLongerAvailable':
    case 'PersonalizationError':
      return addRefused(refusal);
    case 'ContributionTooSmall':
      return refusal.minimum < MINIMUM_CONTRIBUTION
        ? exactlyMissing(formatAmount(currencyPrefix, refusal.minimum))
        : startsAt(currencyPrefix);
    case 'FundsClosed':
      return 'Le temps de contribuer à cette cagnotte est écoulé. Veuillez choisir un autre cadeau.';
    case 'FundFull': {
      if (refusal.missing === 0) return 'Ce cadeau est entièrement payé. Veuillez en choisir un autre.';
      const sentence = refusal.missing <= MINIMUM_CONTRIBUTION ? exactlyMissing : onlyMissing;
      return sentence(formatAmount(currencyPrefix, refusal.missing));
    }
  }
};

export const cartContributionRefused: Translated<typeof en.cartContributionRefused> = (money, refusal) => {
  const priced = (amount: Cents): string => formatAmount(money.currencyPrefix, amount);
  switch (refusal._tag) {
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'NotOnRegistry':
    case 'OtherBrand':
      return addRefused(refusal);
    case 'AlreadyInCart': {
      const inCart = `Votre panier contient déjà ${priced(refusal.inCart)} pour ce cadeau`;
      return refusal.missing === 0
        ? `${inCart}, et rien de plus ne peut être ajouté.`
        : `${inCart}. ${onlyMore(priced(refusal.missing))} ${OR_LESS}`;
    }
    case 'CartFull':
      return cartFull(refusal);
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
    default:
      return contributionRefused(money, refusal);
  }
};

const NOTHING_ADDED = 'Rien n’a été ajouté à votre panier, et une contribution ajoutée auparavant y est toujours.';

const ends: Readonly<Record<en.ContributionEnd, { readonly title: string; readonly text: string }>> = {
  full: {
    title: 'Ce cadeau est complet',
    text: `D’autres personnes viennent de finir de payer ce cadeau\u00A0: il ne manque plus rien. ${NOTHING_ADDED} Veuillez choisir un autre cadeau.`,
  },
  'in-cart': {
    title: 'Tout est dans votre panier',
    text: 'Votre panier contient tout ce qui manque encore pour ce cadeau\u00A0: il n’y a plus rien à donner. Votre contribution s’ajoute à la cagnotte quand vous passez votre commande.',
  },
  gone: {
    title: 'N’est plus sur la liste',
    text: `Ce cadeau vient d’être retiré de la liste. ${NOTHING_ADDED} Veuillez choisir un autre cadeau.`,
  },
  'not-together': {
    title: 'N’est plus un cadeau collectif',
    text: `Ce cadeau n’accepte plus de contributions. ${NOTHING_ADDED} Vous pouvez revoir le cadeau sur la liste.`,
  },
  closed: {
    title: 'Cette cagnotte est fermée',
    text: `Le temps de contribuer à ce cadeau est écoulé. ${NOTHING_ADDED} Veuillez choisir un autre cadeau.`,
  },
};

export const contributionMessages = {
  takes: (least, most) =>
    least === most ? `Entrez exactement ${most}.` : `N’importe quel montant de ${least} à ${most}.`,
  inCart: (amount) => `Votre panier contient déjà ${amount} pour ce cadeau.`,
  takesBeside: (most) => `Vous pouvez ajouter jusqu’à ${most} de plus.`,
  takesBesideFrom: (least, most) =>
    least === most ? onlyMore(most) : `Vous pouvez ajouter de ${least} à ${most} de plus.`,
  title: 'Contribuer au cadeau collectif',
  amount: 'Montant',
  suggestions: 'Montants suggérés',
  allOf: (missing) => `Tout, ${missing}`,
  allOfLabel: (missing) => `Tout ce qui manque encore, ${missing}`,
  allBesideLabel: (most) => `Tout ce qui peut être ajouté, ${most}`,
  note: 'Votre contribution reste dans votre panier jusqu’à la commande. Elle compte à partir de ce moment.',
  meanwhile: (missing) => `Quelqu’un vient de contribuer à ce cadeau. Il manque encore ${missing}.`,
  add: 'Ajouter au panier',
  adding: 'Ajout au panier…',
  cancel: 'Annuler',
  close: 'Fermer',
  added: 'Ajout fait au panier',
  addedEarlier: 'Déjà dans votre panier',
  addedText: (amount, name) => `Votre contribution de ${amount} est dans votre panier\u00A0: ${name}.`,
  addedEarlierText: (amount, name) =>
    `Votre contribution précédente de ${amount} était déjà dans votre panier\u00A0: ${name}. Rien de plus n’a été ajouté. Pour donner davantage, contribuez de nouveau à ce cadeau.`,
  addedNote: 'Elle s’ajoute à la cagnotte quand vous passez votre commande.',
  viewCart: 'Voir le panier',
  keepLooking: 'Continuer à parcourir',
  dismiss: 'Fermer',
  ended: (end) => ends[end],
} satisfies Translated<typeof en.contributionMessages>;

export const contributionNotAdded: Translated<typeof en.contributionNotAdded> = (money, reason) => {
  switch (reason._tag) {
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return addToCartFaultSentence(reason);
    default:
      return cartContributionRefused(money, reason);
  }
};
