import type { CartLineView } from '../../cart/index.ts';

/** What a line of money for a group gift is called (GG-05). */
export const contributionTo = (name: string): string => `Contribution to ${name}`;

/** What a line of a cart or an order is called: money for a group gift says so (GG-05). */
export const cartLineName = ({ kind, name }: Pick<CartLineView, 'kind' | 'name'>): string =>
  kind === 'contribution' ? contributionTo(name) : name;
