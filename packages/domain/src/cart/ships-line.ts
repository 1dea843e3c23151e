import type { CartLineView } from './cart-view.ts';

/** Whether the line travels and is charged for it; not what is picked up, gift cards or money. */
export const shipsLine = ({ kind, pickup }: Pick<CartLineView, 'kind' | 'pickup'>): boolean =>
  kind === 'item' && pickup === undefined;
