import type * as en from '../en/hidden-purchases.ts';
import type { Translated } from '../translated.ts';
import { faultSentence } from './fault.ts';
import { ownerRefused } from './registry.ts';

export const hiddenPurchasesMessages = {
  until: (day) => `Les achats vous sont cachés jusqu’au ${day}, même dans la «\u00A0Vue des proches\u00A0».`,
  warning:
    'Vos proches voient ce qui a été acheté, et vous le verriez aussi en ouvrant votre liste sans vous connecter. Ce que vous achetez vous-même sur la liste a peut-être déjà été acheté.',
  showNow: 'Les afficher maintenant',
  title: 'Afficher les achats maintenant?',
  what: 'Toutes les personnes qui gèrent cette liste verront ce qui a été acheté, combien et par qui, et recevront les courriels en attente au sujet des cadeaux.',
  again:
    'Vous pourrez cacher de nouveau les achats dans les paramètres. Les commandes gardées en surprise restent cachées jusqu’à l’événement.',
  keep: 'Les garder cachés',
  show: 'Afficher les achats',
  showing: 'Affichage…',
  shown: 'Les achats sont affichés.',
} satisfies Translated<typeof en.hiddenPurchasesMessages>;

export const purchasesNotShown: Translated<typeof en.purchasesNotShown> = (reason) => {
  switch (reason._tag) {
    case 'SignInNeeded':
    case 'RegistryNotFound':
    case 'NotOwner':
      return ownerRefused(reason);
    case 'Unavailable':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
      return `Les achats sont toujours cachés. ${faultSentence(reason)}`;
    default:
      return 'Vos paramètres ont été modifiés entre-temps, et les achats sont toujours cachés. Veuillez réessayer.';
  }
};
