/*
 * [SET-01] To delete a registry its number has to be typed, with or without the # before it and with spaces around it.
 *
 * @example isTypedNumber(' # 297124598 ', grIdOf('297124598')) // => true
 * @example isTypedNumber('29712459', grIdOf('297124598')) // => false
 */
import type { GrId } from '../identity/index.ts';

/** Whether the typed text is the number of that registry. */
export const isTypedNumber = (typed: string, grId: GrId): boolean => typed.trim().replace(/^#\s*/, '') === grId;
