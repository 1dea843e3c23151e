import type { RegistryItem } from './registry-item.ts';

/** Whether a design was chosen for an item that can carry one; decides the +15 of LIST-03. */
export const isPersonalized = ({ identity, product }: RegistryItem): boolean =>
  product.personalizationType !== 0 && identity.personalizationId !== 0;
