import { either as E, option as O } from 'fp-ts';
import { decideRemove, type Shareable } from '../registry/index.ts';

/** Whether "Remove" is offered: nobody has bought or given anything of it, or it will not come back (MAN-04). */
export const offersRemoval = (item: Shareable): boolean => E.isRight(decideRemove(O.some(item)));
