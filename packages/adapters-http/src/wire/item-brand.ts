import type { ItemBrand } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { spelled } from './choice.ts';

/** Whose product something is. */
export const itemBrand: t.Type<ItemBrand, string> = spelled({ main: 'main', modern: 'modern' });
