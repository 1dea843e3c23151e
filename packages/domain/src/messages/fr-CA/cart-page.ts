import { option as O } from 'fp-ts';
import type { CartDifference, CartLineView } from '../../cart/index.ts';
import type { OrderNumber } from '../../identity/index.ts';
import type { Site } from '../../site/index.ts';
import type * as en from '../en/cart-page.ts';
import type { Translated } from '../translated.ts';
import { lineRefused, registryStillNeeds } from './cart.ts';
import { unitCount } from './count.ts';
import { faultSentence } from './fault.ts';
import { formatCount, formatPrice, plural } from './formats.ts';
import { giftCardMessages } from './gift-card.ts';
import { firstNames, registryCalled } from './registry-name.ts';

const PAID_TOGETHER =
  'Des proches ont déjà commencé à payer ce cadeau ensemble. Retirez-le pour continuer. Vous pouvez plutôt contribuer au cadeau collectif.';

const REMOVE = 'Retirez-le pour continuer.';

/** Why an item cannot be ordered (BUY-09). */
const goneGifts: Readonly<Record<en.UnavailableReason, string>> = {
  'registry-closed': 'Cette liste est fermée, plus rien ne peut y être acheté. Retirez ce cadeau pour continuer.',
  'taken-off': `Ce cadeau a été retiré de la liste. ${REMOVE}`,
  'no-longer-available': `Ce cadeau n’est plus offert. ${REMOVE}`,
  'personalization-error': `Sa personnalisation contient une erreur\u00A0: ce cadeau ne peut pas être acheté pour le moment. ${REMOVE}`,
  'personalization-required':
    'Ce cadeau doit être personnalisé. Retirez-le, entrez votre texte sur sa page et ajoutez-le à partir de là.',
  'other-brand': 'Ce cadeau est vendu sur notre autre site. Retirez-le d’ici pour continuer et achetez-le là-bas.',
  'made-to-order': `Ce cadeau est fabriqué sur commande, avec des options à choisir en magasin ou par téléphone. ${REMOVE}`,
  'group-gift-begun': PAID_TOGETHER,
  'out-of-stock': `Ce cadeau est en rupture de stock et ne peut pas être commandé. ${REMOVE}`,
  'not-in-stores':
    'Ce cadeau est fabriqué pour vous à la commande et ne peut pas être ramassé en magasin. Retirez-le, puis ajoutez-le de nouveau à partir de sa page.',
  'not-together': `Ce cadeau n’accepte plus de contributions. ${REMOVE}`,
  ItemGone: `Ce cadeau ne peut plus être acheté. ${REMOVE}`,
  PaidTogether: PAID_TOGETHER,
  'too-few-in-store':
    'Le magasin n’a plus autant d’exemplaires de ce cadeau. Choisissez-en moins, faites-le livrer ou retirez-le.',
};

const REMOVE_MONEY = 'Retirez votre contribution pour continuer.';

/** Why a contribution cannot be made; other reasons share `CONTRIBUTION_GONE`. */
const goneMoney: Readonly<Partial<Record<en.UnavailableReason, string>>> = {
  'registry-closed': `Cette liste est fermée, plus rien ne peut y être offert. ${REMOVE_MONEY}`,
  'taken-off': `Ce cadeau a été retiré de la liste. ${REMOVE_MONEY}`,
  'no-longer-available': `Ce cadeau n’est plus offert. ${REMOVE_MONEY}`,
};

const LAST_UNIT_GONE =
  'Le magasin n’a plus ce cadeau. Faites-le livrer, retirez-le ou choisissez un autre magasin sur sa page.';
const CONTRIBUTION_GONE = `Ce cadeau n’accepte plus de contributions. ${REMOVE_MONEY}`;
const CARD_GONE = 'Cette liste est fermée et n’accepte plus de cartes-cadeaux. Retirez celle-ci pour continuer.';

/** How many units the store still has, if known (BUY-08). */
const tooFewInStore = ({ quantity, unitsAtStore }: Pick<CartLineView, 'quantity' | 'unitsAtStore'>): string => {
  if (unitsAtStore === undefined) return quantity === 1 ? LAST_UNIT_GONE : goneGifts['too-few-in-store'];
  if (unitsAtStore === 0) return LAST_UNIT_GONE;
  const ways =
    quantity === 1 ? 'Faites-le livrer ou retirez-le.' : 'Choisissez-en moins, faites-le livrer ou retirez-le.';
  return `Le magasin n’a que ${plural(unitsAtStore, 'exemplaire', 'exemplaires')} de ce cadeau, et votre panier en demande plus. ${ways}`;
};

export const unavailableLineMessages: Translated<typeof en.unavailableLineMessages> = (line, why) => {
  const { kind } = line;
  if (kind === 'item') return why === 'too-few-in-store' ? tooFewInStore(line) : goneGifts[why];
  return kind === 'contribution' ? (goneMoney[why] ?? CONTRIBUTION_GONE) : CARD_GONE;
};

/** "Contribution : Batteur sur socle" (GG-05). */
export const cartLineName: Translated<typeof en.cartLineName> = ({ kind, name }) =>
  kind === 'contribution' ? `Contribution\u00A0: ${name}` : name;

export const SPECIAL_ORDER: Translated<typeof en.SPECIAL_ORDER> =
  'Fabriqué pour vous à la commande, donc ne peut pas être retourné.';

const exceedsMessages = (quantity: number, remaining: number): string =>
  `Votre panier en contient ${formatCount(quantity)}. ${registryStillNeeds(remaining)}`;

const justBoughtMessages = (bought: number, remaining: number): string =>
  `Quelqu’un d’autre vient d’en acheter ${formatCount(bought)}. ${registryStillNeeds(remaining)}`;

/** Shown when the change failed. */
const notChanged: Readonly<Record<en.LineChangeKind, string>> = {
  ChangeQuantity: 'La quantité n’a pas été changée.',
  ChangeAmount: 'Votre contribution n’a pas été changée.',
  Ship: 'Le ramassage en magasin est maintenu.',
  Remove: 'Rien n’a été retiré.',
};

/** Shown when the outcome of the change is unknown. */
const perhaps: Readonly<Record<en.LineChangeKind, string>> = {
  ChangeQuantity: 'la quantité a peut-être été changée, ou peut-être pas',
  ChangeAmount: 'votre contribution a peut-être été changée, ou peut-être pas',
  Ship: 'la livraison a peut-être remplacé le ramassage, ou peut-être pas',
  Remove: 'le retrait du panier a peut-être été fait, ou peut-être pas',
};

const newsMessages = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, news: CartDifference): string => {
  switch (news._tag) {
    case 'Added':
      return `Ajout au panier\u00A0: ${cartLineName(news.line)}, ${formatPrice(currencyPrefix, news.line.lineTotal)}.`;
    case 'Removed':
      return `N’est plus dans votre panier\u00A0: ${cartLineName(news.line)}.`;
    case 'Quantity':
      return `${news.name}\u00A0: maintenant ${formatCount(news.now)} au lieu de ${formatCount(news.before)}.`;
    case 'Price': {
      const now = `${cartLineName(news.line)}\u00A0: maintenant ${formatPrice(currencyPrefix, news.line.unitPrice)}`;
      return news.line.kind === 'contribution'
        ? `${now}.`
        : `${now} au lieu de ${formatPrice(currencyPrefix, news.before)}.`;
    }
    case 'Wrap':
      return news.now === ''
        ? `Emballage-cadeau qui n’est plus dans votre panier\u00A0: ${news.before}.`
        : `Emballage-cadeau maintenant choisi\u00A0: ${news.now}.`;
  }
};

export const cartPageMessages = {
  title: 'Votre panier',
  count: unitCount,
  sumLabel: (count, areGifts, subtotal) =>
    `${unitCount(count, areGifts)} dans votre panier. Sous-total\u00A0: ${subtotal}.`,
  lines: (areGifts) => (areGifts ? 'Cadeaux dans votre panier' : 'Produits dans votre panier'),
  forRegistry: (grId, registry) =>
    O.isSome(registry) ? registryCalled(registry.value) : `Pour la liste nº\u00A0${grId}`,
  forNone: 'Pour aucune liste',
  each: (price) => `${price} l’unité`,
  severalAt: (quantity, price) => `${formatCount(quantity)} à ${price} l’unité`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer\u00A0: ${name}`,
  changeAmount: 'Modifier le montant',
  changeAmountNamed: (name) => `Modifier le montant\u00A0: ${name}`,
  save: 'Enregistrer',
  cancel: 'Annuler',
  specialOrder: SPECIAL_ORDER,
  pickupAt: (store) => `Ramassage en magasin\u00A0: ${store}`,
  shipInstead: 'Faire livrer plutôt',
  shipped: 'Sera plutôt livré.',
  shipInsteadNamed: (name) => `Faire livrer plutôt\u00A0: ${name}`,
  cardNote: (kind) => giftCardMessages.kindNote(kind === 'giftCard' ? 'GiftCard' : 'EGiftCard'),
  exceeds: exceedsMessages,
  stillNeeded: registryStillNeeds,
  justBought: justBoughtMessages,
  refused: (quantity, bought, remaining) =>
    bought > 0 ? justBoughtMessages(bought, remaining) : exceedsMessages(quantity, remaining),
  lower: (remaining) => (remaining === 0 ? 'Retirer ce cadeau' : `Passer à ${formatCount(remaining)}`),
  buyAnyway: (quantity) => `En acheter ${formatCount(quantity)} quand même`,
  accepted: (quantity) => `Vous avez choisi d’en acheter ${formatCount(quantity)} quand même.`,
  gone: unavailableLineMessages,
  contributionNote: 'Elle s’ajoute à la cagnotte quand vous passez votre commande.',
  destination: (registry, hasAddress) => {
    if (hasAddress)
      return `Livraison chez ${O.match(() => 'les titulaires de la liste', firstNames)(registry)}. L’adresse reste confidentielle.`;
    const asked = O.match(
      () => 'aux titulaires de la liste',
      (name: Parameters<typeof firstNames>[0]) => `à ${firstNames(name)}`,
    )(registry);
    return `L’adresse de livraison n’est pas encore connue. Nous la demanderons ${asked}. Votre commande est maintenue, et nous l’expédierons dès que nous aurons l’adresse.`;
  },
  eGiftCardTo: (registry) =>
    `Par courriel, quelques minutes après votre commande, pour ${O.match(() => 'les titulaires de la liste', firstNames)(registry)}. L’adresse courriel reste confidentielle.`,
  tooMuch: (missing) =>
    O.isNone(missing)
      ? `D’autres personnes ont aussi contribué, et ce cadeau est entièrement payé. ${REMOVE_MONEY}`
      : `D’autres personnes ont aussi contribué, et il ne manque plus que ${missing.value}. Changez votre contribution pour ce montant ou retirez-la.`,
  changeTo: (missing) => `Passer à ${missing}`,
  changeToLabel: (missing, name) => `Passer à ${missing}\u00A0: ${name}`,
  changeRefused: (what, reason) => {
    switch (reason._tag) {
      case 'LineUnknown':
      case 'QuantityOutOfRange':
        return lineRefused(reason);
      case 'Unavailable':
      case 'BadRequest':
      case 'UnreadableResponse':
      case 'TooManyRequests':
        return `${notChanged[what]} ${faultSentence(reason)}`;
      case 'ContributionTooSmall':
      case 'FundFull':
        return `${notChanged[what]} Le montant que cette cagnotte peut recevoir a changé.`;
      default:
        return `${notChanged[what]} Ce cadeau n’accepte plus de contributions.`;
    }
  },
  changeInDoubt: (what) => `La connexion est difficile\u00A0: ${perhaps[what]}. Réessayez dans un moment.`,
  changedElsewhere: 'Votre panier a changé depuis votre dernière visite\u00A0:',
  news: newsMessages,
  findRegistry: 'Trouver une liste',
  loading: 'Chargement de votre panier…',
  notLoaded: 'Nous n’avons pas pu charger votre panier.',
  tryAgain: 'Réessayer',
} satisfies Translated<typeof en.cartPageMessages>;

const keepNumber = 'Conservez ce numéro\u00A0: il servira si vous avez des questions sur votre cadeau.';
const TYPED_IS_SAVED = 'Ce que vous avez écrit ici est conservé pour votre prochaine commande.';

const here = (orderedAs: O.Option<OrderNumber>): en.EmptyCartMessages => ({
  title: 'Votre panier est vide.',
  number: O.map((number: OrderNumber) => `Votre dernière commande\u00A0: ${number}`)(orderedAs),
  help: O.isSome(orderedAs)
    ? keepNumber
    : 'Les cadeaux que vous ajoutez à partir d’une liste vous attendent ici jusqu’à l’achat.',
});

const elsewhere = (orderedAs: O.Option<OrderNumber>): en.EmptyCartMessages =>
  O.isSome(orderedAs)
    ? {
        title: 'Votre commande a été passée.',
        number: O.some(`Numéro de commande\u00A0: ${orderedAs.value}`),
        help: `Vous l’avez passée dans une autre fenêtre, et rien n’a été acheté deux fois. ${keepNumber} ${TYPED_IS_SAVED}`,
      }
    : {
        title: 'Votre panier est maintenant vide.',
        number: O.none,
        help: `Il a été commandé ou vidé dans une autre fenêtre. Si vous y avez passé la commande, cette fenêtre affiche votre numéro de commande, et rien n’a été acheté deux fois. ${TYPED_IS_SAVED}`,
      };

export const emptyCartMessages: Translated<typeof en.emptyCartMessages> = (isElsewhere, orderedAs) =>
  isElsewhere ? elsewhere(orderedAs) : here(orderedAs);
