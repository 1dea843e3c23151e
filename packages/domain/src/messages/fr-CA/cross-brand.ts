import { option as O } from 'fp-ts';
import type { CrossBrandIntent, RejectionReason } from '../../cross-brand/index.ts';
import type * as en from '../en/cross-brand.ts';
import type { Translated } from '../translated.ts';
import { formatPrice } from './formats.ts';

type TitleAndText = Pick<en.CrossBrandModalMessages, 'title' | 'text'>;

/** The two brands share registries in the United States only. */
const PREFIX = '$';

const readGiftCardHandoff = (intent: CrossBrandIntent, brand: string): string => {
  if (intent._tag !== 'giftCard' || intent.card._tag === 'None' || intent.registry._tag === 'None')
    return `Les cartes-cadeaux valides chez ${brand} sont vendues sur l’autre site. Continuez pour y aller.`;
  const { kind, amount } = intent.card.value;
  const card = kind === 'GiftCard' ? 'Une carte-cadeau' : 'Une carte-cadeau électronique';
  return `${card} de ${formatPrice(PREFIX, amount)} ira dans votre panier chez ${brand} et comptera pour cette liste.`;
};

const isOnRegistry = (intent: CrossBrandIntent): boolean =>
  intent._tag === 'redirect' && intent.registry._tag === 'Some';

/** Title and text for each intent, with the other brand's name and the name of the item or category. */
const intentTexts: Readonly<
  Record<CrossBrandIntent['_tag'], (brand: string, about: string, intent: CrossBrandIntent) => TitleAndText>
> = {
  redirect: (brand, _about, intent) => ({
    title: `Continuer chez ${brand}`,
    text: `${isOnRegistry(intent) ? `Vous allez voir cette liste chez ${brand}` : `Vous allez chez ${brand}`}. Cette page restera ouverte.`,
  }),
  product: (brand, about) => ({
    title: `Voir chez ${brand}`,
    text: `${about}\u00A0: vendu chez ${brand}, où vous verrez tous les détails.`,
  }),
  giftCard: (brand, _about, intent) => ({
    title: `Cartes-cadeaux chez ${brand}`,
    text: readGiftCardHandoff(intent, brand),
  }),
  availability: (brand, about) => ({
    title: `Vérifier la disponibilité chez ${brand}`,
    text: `${about}\u00A0: vendu chez ${brand}, où vous pouvez vérifier la disponibilité.`,
  }),
  addToCart: (brand) => ({
    title: `Acheter chez ${brand}`,
    text: `Ce cadeau est vendu chez ${brand}. Il ira dans votre panier sur ce site et comptera pour cette liste.`,
  }),
  contribute: (brand, about) => ({
    title: `Contribuer chez ${brand}`,
    text: `${about}\u00A0: cadeau collectif vendu chez ${brand}, où vous choisirez le montant à donner.`,
  }),
  gift: (brand, about) => ({
    title: `Choisir chez ${brand}`,
    text: `${about}\u00A0: plusieurs modèles sont sur cette liste. Chez ${brand}, vous choisirez celui que vous achetez.`,
  }),
  checklist: (brand, about) => ({
    title: `Trouver chez ${brand}`,
    text: `${about}\u00A0: vous trouverez des cadeaux chez ${brand}. Ce que vous y ajoutez va sur cette liste.`,
  }),
  checklistPLP: (brand, about) => ({
    title: `Magasiner chez ${brand}`,
    text: `${about}\u00A0: voyez tout ce qui est offert chez ${brand}. Ce que vous y ajoutez va sur cette liste.`,
  }),
};

/** Why something was left out, with the name of this site. */
const rejectionTexts: Readonly<Record<RejectionReason, (here: string) => string>> = {
  noLongerAvailable: () => 'n’est plus offert',
  takenOff: () => 'a été retiré de cette liste',
  notSoldHere: (here) => `n’est pas vendu chez ${here}`,
  severalDesigns: () => 'figure sur cette liste en plusieurs modèles, à choisir ici',
  wrongAmount: () => 'a un montant que nous n’offrons pas',
  notUnderstood: () => 'n’a pas pu être lu dans le lien',
};

const NOTHING_ADDED = 'Rien n’a été ajouté à un panier.';

export const crossBrandMessages = {
  modal: (intent, other, about) => {
    const name = O.getOrElse(() => 'Ce cadeau')(about);
    return { ...intentTexts[intent._tag](other, name, intent), cancel: 'Annuler', proceed: `Continuer chez ${other}` };
  },
  dismiss: 'Fermer',
  callTitle: (other) => `Ajoutez aussi de chez ${other}`,
  shopThere: (other) => `Magasiner chez ${other}`,
  viewOn: (other) => `Voir chez ${other}`,
  viewOnLabel: (other, name) => `Voir chez ${other}\u00A0: ${name}`,
  giftCards: (other) => `Cartes-cadeaux, chez ${other}`,
  whosePicks: 'Choix de',
  picksOf: (brand) => `Chez ${brand}`,
  noPicks: 'Il n’y a rien à montrer pour le moment.',
  callToAction: (other) =>
    `Votre liste peut aussi contenir des articles vendus chez ${other}. Ce que vous y ajoutez paraît sur la même liste.`,
  toast: (to, brand) =>
    to === 'guest'
      ? `Vous magasinez maintenant pour cette liste chez ${brand}.`
      : `Vous gérez maintenant votre liste chez ${brand}.`,
  leftOut: ({ what, why }, here) =>
    `${O.getOrElse(() => 'Ce que vous avez choisi sur l’autre site')(what)} ${rejectionTexts[why](here)}. Rien n’a donc été ajouté à votre panier.`,
  filledIn: {
    Item: 'Votre cadeau n’est pas encore dans votre panier. La quantité est déjà inscrite\u00A0: appuyez sur Ajouter au panier pour l’acheter.',
    GiftCard:
      'Votre carte-cadeau n’est pas encore dans votre panier. Le montant est déjà inscrit\u00A0: ajoutez-la au panier pour l’acheter.',
  },
  ownTextThere: (other) =>
    `Pour l’acheter avec une personnalisation, entrez votre texte chez ${other}. Le texte confirmé ici n’y sera pas repris\u00A0: il sert seulement à ajouter le produit à une liste.`,
  refusedTitle: 'Nous n’avons pas pu vous y conduire',
  refused: {
    unread: `Nous n’avons pas pu lire où vous vouliez aller sur l’autre site. ${NOTHING_ADDED}`,
    openedByItself: `Cette adresse n’est pas une page en soi\u00A0: elle ne fonctionne qu’à partir d’un bouton de nos pages. Revenez-y et appuyez sur le bouton. ${NOTHING_ADDED}`,
    notFromHere: `Cette demande ne venait pas d’une de nos pages\u00A0: elle s’arrête ici. ${NOTHING_ADDED}`,
    leadsNowhere: `Il n’y a pas de tel site où aller à partir d’ici. ${NOTHING_ADDED}`,
    ourFault: `Un problème est survenu de notre côté. ${NOTHING_ADDED} Revenez en arrière, puis réessayez.`,
  },
  refusedBack: 'Revenir où vous étiez',
  signedInAs: (email) => `Votre session est ouverte\u00A0: ${email}.`,
} satisfies Translated<typeof en.crossBrandMessages>;
