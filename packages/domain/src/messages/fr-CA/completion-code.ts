import type { Completion } from '../../cart/index.ts';
import type * as en from '../en/completion-code.ts';
import type { Translated } from '../translated.ts';
import { formatPrice, plural } from './formats.ts';

const problems: Readonly<Record<Extract<Completion, { readonly _tag: 'Refused' }>['problem'], string>> = {
  unknown: 'Ce n’est pas le code de rabais d’une liste de ce panier. Vérifiez comment il s’écrit.',
  unavailable: 'Ce code est expiré ou a été annulé.',
  tooEarly: 'Ce code ne peut pas encore servir. Il pourra servir à l’approche de l’événement.',
  used: 'Ce code a déjà servi et ne peut plus servir.',
  nothingCovered:
    'Rien dans ce panier n’est visé\u00A0: un code s’applique aux cadeaux à prix courant que sa liste souhaite encore.',
};

export const completionMessages = {
  ask: 'Vous avez un code de rabais?',
  label: 'Code de rabais de fin de liste',
  missing: 'Entrez d’abord un code de rabais.',
  apply: 'Appliquer',
  remove: 'Retirer le code',
  use: (couponNumber) => `Utiliser le code de rabais ${couponNumber}`,
  applied: ({ percent, couponNumber, covers, mostOff, usesLeft }, { currencyPrefix }) => {
    const what = covers === 'remaining' ? 'les cadeaux encore souhaités' : 'les cadeaux à prix courant de la liste';
    const limit = mostOff === undefined ? '' : `, jusqu’à ${formatPrice(currencyPrefix, mostOff)}`;
    const orders = usesLeft === 1 ? 'une seule commande' : plural(usesLeft, 'commande', 'commandes');
    return `Le code de rabais ${couponNumber} donne ${percent}\u00A0% de rabais sur ${what}${limit}. Il peut servir pour ${orders}.`;
  },
  refused: ({ problem }) => problems[problem],
} satisfies Translated<typeof en.completionMessages>;
