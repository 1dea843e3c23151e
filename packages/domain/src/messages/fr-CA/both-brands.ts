import type * as en from '../en/both-brands.ts';
import type { Translated } from '../translated.ts';

export const bothBrandsMessages = {
  about: (role, { own: here, other: there }) =>
    role === 'guest'
      ? `Certains cadeaux viennent de chez ${there}.`
      : `Une même liste peut maintenant réunir des articles vendus chez ${here} et chez ${there}. Vos proches achètent ces derniers sur l’autre site.`,
  name: 'Deux marques sur une même liste',
  dismiss: 'Fermer',
} satisfies Translated<typeof en.bothBrandsMessages>;
