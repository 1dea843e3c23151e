import type * as en from '../en/group-gift-fund.ts';
import type { Translated } from '../translated.ts';
import { plural } from './formats.ts';
import { registryPageMessages } from './registry-page.ts';

export const groupGiftFundMessages = {
  title: 'Mes cagnottes',
  tabs: 'Affichage',
  total: (funds, raised, goal) =>
    `${plural(funds, 'cadeau collectif', 'cadeaux collectifs')}, total amassé\u00A0: ${raised} sur ${goal}`,
  loadingRest: registryPageMessages.loadingRest,
  notLoaded: 'Nous n’avons pas encore pu charger tous vos cadeaux. Nous continuons d’essayer.',
  forItem: (name) => `Pour\u00A0: ${name}`,
  name: 'Nom de la cagnotte',
  rename: 'Renommer',
  renameLabel: (name) => `Renommer\u00A0: ${name}`,
  save: 'Enregistrer le nom',
  saveMine: 'Enregistrer le mien',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  named: (name) => `La cagnotte s’appelle maintenant ${name}`,
  emptyTitle: 'Aucun cadeau collectif pour le moment.',
  emptyHelp:
    'Ouvrez «\u00A0Gérer l’article\u00A0» pour un article plus important et activez «\u00A0Cadeau collectif\u00A0»\u00A0: plusieurs personnes pourront l’offrir ensemble.',
  backToGifts: 'Voir mes cadeaux',
} satisfies Translated<typeof en.groupGiftFundMessages>;
