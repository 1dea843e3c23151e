import type { RegistryItem } from '../item/index.ts';

/** The category of items without one. */
export const OTHER_CATEGORY = 'Other';

/** The category of an item, as sections and filters name it (LIST-02, LIST-06). */
export const categoryName = ({ product }: RegistryItem): string => product.categoryName.trim() || OTHER_CATEGORY;
