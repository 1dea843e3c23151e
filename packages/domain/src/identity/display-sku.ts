/*
 * [PAGE-12] A SKU of digits is shown with at least six, zeros in front; a longer one, and one with letters, as it is.
 *
 * @example displaySku('4821') // => '004821'
 */
import type { Sku } from './sku.ts';

/** The SKU as displayed to people. */
export const displaySku = (sku: Sku): string => sku.replace(/^\d+$/, (digits) => digits.padStart(6, '0'));
