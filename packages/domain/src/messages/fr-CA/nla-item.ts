import { option as O } from 'fp-ts';
import type { FundTransfer } from '../../registry/index.ts';
import type * as en from '../en/nla-item.ts';
import type { Translated } from '../translated.ts';
import { faultSentence } from './fault.ts';
import { formatAmount, formatCount, plural } from './formats.ts';
import { ownerRefused } from './registry.ts';

const fund = (name: string): string => `la cagnotte «\u00A0${name}\u00A0»`;

const STILL_SEEN = 'Votre liste de remerciements montre toujours qui a contribué.';

/** The money that moves with the fund. */
const withMoney = (prefix: string, { given, moves }: FundTransfer): string => {
  if (moves === 0) return '';
  const amount = formatAmount(prefix, moves);
  return given === moves ? `, avec les ${amount} que vos proches ont offerts` : `, avec ${amount} de son argent`;
};

const afterMove = ({ given, moves }: FundTransfer): string => {
  if (given === 0) return '';
  return `${given > moves ? ' L’argent qui a payé des articles entiers reste avec ceux-ci.' : ''} ${STILL_SEEN}`;
};

const movedOnto = (prefix: string, money: FundTransfer): string => {
  switch (money.onto) {
    case 'new':
      return `Le nouvel article reçoit ${fund(money.name)}${withMoney(prefix, money)}.`;
    case 'single':
      return `Cet article est déjà sur votre liste et devient un cadeau collectif\u00A0: il reçoit ${fund(money.name)}${withMoney(prefix, money)}.`;
    case 'fund':
      return `Cet article est déjà un cadeau collectif de votre liste et garde ${fund(money.name)}${money.moves === 0 ? '' : `, à laquelle s’ajoutent ${formatAmount(prefix, money.moves)}`}.`;
  }
};

const sizes = { larger: 'plus grand', smaller: 'plus petit', same: 'même taille' };

/** How a candidate differs, in one line: "Plus grand, 24 $ de plus". */
const difference: Translated<typeof en.nlaItemMessages.difference> = (prefix, { pieces, size, more, less }) => {
  const price = more > 0 ? `${formatAmount(prefix, more)} de plus` : `${formatAmount(prefix, less)} de moins`;
  const parts = [
    ...(O.isSome(pieces) ? [pieces.value === 1 ? 'une pièce' : `ensemble de ${formatCount(pieces.value)}`] : []),
    ...(O.isSome(size) ? [sizes[size.value]] : []),
    more === less ? 'même prix' : price,
  ];
  const line = parts.join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
};

export const nlaItemMessages = {
  summary: (replaceable, removable) => {
    const more = replaceable === 0 ? '' : 'autre ';
    const some = replaceable === 0 ? '' : 'autres ';
    return [
      ...(replaceable === 0
        ? []
        : [`${plural(replaceable, 'article doit être remplacé', 'articles doivent être remplacés')}.`]),
      ...(removable === 0
        ? []
        : [
            `${plural(removable, `${more}article peut seulement être retiré`, `${some}articles peuvent seulement être retirés`)}.`,
          ]),
    ].join(' ');
  },
  review: 'Passer en revue',
  step: (step, total) => `${formatCount(step)} sur ${formatCount(total)}`,
  skip: 'Passer',
  next: 'Article suivant',
  difference,
  showMore: (count) => `Voir ${formatCount(count)} de plus`,
  replace: 'Remplacer',
  replaceLabel: (name) => `Remplacer\u00A0: ${name}`,
  remove: 'Retirer',
  removeLabel: (name) => `Retirer\u00A0: ${name}`,
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  removeTitle: 'Retirer l’article',
  removeMoney: (prefix, given, canReplace) =>
    `Vos proches ont offert ${formatAmount(prefix, given)} pour ce cadeau collectif. La cagnotte quitte votre liste avec l’article. L’argent n’est pas remboursé maintenant\u00A0: il est réglé à la fermeture de vos cagnottes. ${STILL_SEEN}${
      canReplace ? ' Pour garder la cagnotte et son argent sur votre liste, remplacez plutôt l’article.' : ''
    }`,
  moving: (prefix, money) => `${movedOnto(prefix, money)}${afterMove(money)}`,
  moved: (prefix, { moves, name, onto }) => {
    const amount = formatAmount(prefix, moves);
    const named = `«\u00A0${name}\u00A0»`;
    if (onto === 'fund') return moves === 0 ? `Sa cagnotte\u00A0: ${named}.` : `Sa cagnotte ${named} a reçu ${amount}.`;
    const moved = `Sa cagnotte est maintenant ${named}${moves === 0 ? '' : `, avec ${amount}`}.`;
    return onto === 'single' ? `C’est maintenant un cadeau collectif. ${moved}` : moved;
  },
  sure: 'Voulez-vous vraiment retirer cet article de votre liste?',
  removeFromRegistry: 'Retirer de la liste',
  removing: 'Retrait en cours…',
  removed: 'L’article a été retiré',
  removedAnnouncement: (name) => `Article retiré de votre liste\u00A0: ${name}`,
  removedMoney: (prefix, given) =>
    `Vos proches avaient offert ${formatAmount(prefix, given)}. Cet argent n’est pas remboursé maintenant\u00A0: il est réglé à la fermeture de vos cagnottes. ${STILL_SEEN}`,
  givenStays:
    'Ce qui a été acheté reste sur votre liste comme acheté et continue de compter. Votre liste de remerciements montre par qui.',
  replaceTitle: 'Remplacer l’article',
  gone: 'Cet article n’est plus offert.',
  choose: 'Choisissez un article semblable',
  looking: 'Recherche d’articles semblables',
  nothingLikeIt: 'Rien de semblable pour le moment. Vous pouvez retirer cet article et en ajouter un autre.',
  replaceItem: 'Remplacer l’article',
  replacing: 'Remplacement en cours…',
  notReplaced: 'L’article n’a pas pu être remplacé. Veuillez recharger la page.',
  offList: (name) => `Cet article n’est plus sur votre liste, il n’y a donc rien à remplacer\u00A0: ${name}.`,
  replaced: 'L’article a été remplacé',
  replacedAnnouncement: (name) => `Maintenant sur votre liste\u00A0: ${name}`,
  replacementOf: (item) => `Remplace\u00A0: ${item.product.name}`,
} satisfies Translated<typeof en.nlaItemMessages>;

export const notReplaced: Translated<typeof en.notReplaced> = (reason) =>
  reason._tag === 'FundTooLarge'
    ? 'Vos proches ont déjà offert plus que le prix de cet autre article. Choisissez-en un autre.'
    : nlaItemMessages.notReplaced;

export const notRemoved: Translated<typeof en.notRemoved> = (reason) => {
  switch (reason._tag) {
    case 'HasPurchases':
      return 'Quelqu’un a acheté une partie de cet article, il reste donc sur votre liste.';
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return faultSentence(reason);
    default:
      return ownerRefused(reason);
  }
};
