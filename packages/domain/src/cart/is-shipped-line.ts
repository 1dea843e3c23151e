import type { CartLineView } from './cart-view.ts';

/** Whether the line is shipped and charged for shipping; false for pickups, gift cards and contributions. */
export const isShippedLine = ({ kind, pickup }: Pick<CartLineView, 'kind' | 'pickup'>): boolean =>
  kind === 'item' && pickup === undefined;
