import type * as en from '../en/similar-items.ts';
import type { Translated } from '../translated.ts';

export const similarItemsMessages = {
  title: 'Produits semblables',
  to: 'Produits semblables\u00A0:',
  loading: 'Recherche de produits semblables',
  failed: 'Nous n’avons pas pu charger les produits semblables.',
  tryAgain: 'Réessayer',
  nothing: 'Rien de semblable en ce moment.',
  nothingHelp: 'La boutique offre bien d’autres produits.',
  shop: 'Tout voir',
  head: ({ name }) => ({
    title: `Produits semblables | ${name}`,
    description: `Des produits semblables chez ${name} à ajouter à votre liste.`,
  }),
} satisfies Translated<typeof en.similarItemsMessages>;
