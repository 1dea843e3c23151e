import type { Role } from '../../account/index.ts';
import type { BrandPair } from '../../cross-brand/index.ts';

/** On a registry that both brands share. */
export const bothBrandsMessages = {
  /** The message that both brands share one registry, for its reader (XB-01). */
  about: (role: Role, { own: here, other: there }: BrandPair): string => {
    return role === 'guest'
      ? `Some gifts are from ${there}.`
      : `Items from ${here} and ${there} can now go on one registry. Guests buy ${there} items on ${there}’s site.`;
  },
  name: 'Both brands on one registry',
  dismiss: 'Dismiss',
} as const;
