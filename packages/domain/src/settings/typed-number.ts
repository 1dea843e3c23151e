/*
 * [SET-01] Who takes a registry away types its number, as it is shown: with or without the sign before it, and with spaces around.
 *
 * Laws:
 * - the number is taken as it is, with # before it and with spaces
 * - any other number is not the one
 *
 * @example isTypedNumber(' # 297124598 ', grIdOf('297124598')) // => true
 * @example isTypedNumber('29712459', grIdOf('297124598')) // => false
 */
import type { GrId } from '../identity/index.ts';

/** Whether the number of that registry was typed. */
export const isTypedNumber = (typed: string, grId: GrId): boolean => typed.trim().replace(/^#\s*/, '') === grId;
