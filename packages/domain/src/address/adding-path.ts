/*
 * [ADD-01] [XB-02] A way into the shop that a registrant takes from a registry names that registry, on every site: what they add there goes to it, and to no other of theirs.
 *
 * @example addingPath('/search?category=Rugs', grIdOf('7310442')) // => '/search?category=Rugs&grId=7310442'
 */

import type { GrId } from '../identity/index.ts';
import { withParameters } from './with-parameters.ts';

/** The path of a product or of the shop, for adding to that registry from there. */
export const addingPath = (path: string, grId: GrId): string => withParameters(path, { grId });
