/** A look and a language of the shop's own. */
import { sectionTitle } from '@gift-registry/domain';
import type { ComponentMessageOverrides, Theme } from '@gift-registry/ui';

export const theme: Theme = {
  accent: '#7a2e5b',
  'accent-hover': '#5f2247',
  'accent-soft': '#f6e8f0',
  'font-text': 'Georgia, serif',
  'r-control': '22px',
};

export const messages: ComponentMessageOverrides = {
  itemCard: {
    addToCart: 'Offrir',
    addToCartLabel: (name) => `Offrir : ${name}`,
    added: 'Ajouté',
    adding: 'Ajout au panier…',
    purchased: 'Offert',
    purchasedOfWanted: ({ purchased, wanted }) => `${purchased} sur ${wanted} offerts`,
    stillNeeded: (count) => (count === 1 ? 'encore 1 souhaité' : `encore ${count} souhaités`),
    completesSet: (count) => `encore ${count} souhaités`,
  },
  list: {
    sectionCounts: (_role, gifts, { items, purchased }) =>
      `${gifts} ${gifts === 1 ? 'cadeau' : 'cadeaux'}, ${purchased} sur ${items} offerts`,
  },
};

const statuses = { 'still-needed': 'Encore souhaités', 'being-discontinued': 'Bientôt épuisés', fulfilled: 'Offerts' };

/** The heading of a section. */
export const titleOf: typeof sectionTitle = (site, kind) =>
  kind._tag === 'Status' ? statuses[kind.status] : sectionTitle(site, kind);
