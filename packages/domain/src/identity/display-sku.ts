/*
 * [PAGE-12] A SKU is shown with at least six digits, zeros in front; a longer one as it is.
 *
 * Laws:
 * - what is shown has at least six digits
 * - what is shown reads as the same SKU again
 *
 * @example displaySku('4821') // => '004821'
 */
import type { Sku } from './sku.ts';

/** The SKU as a person sees it. */
export const displaySku = (sku: Sku): string => sku.padStart(6, '0');
