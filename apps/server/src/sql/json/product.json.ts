import { productOf } from '@gift-registry/adapters-http/wire';
import { stored } from './codec.ts';

/** A stored product of the catalogue. */
export const ProductJson = productOf(stored);
