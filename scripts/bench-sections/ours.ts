import { listSections } from '@gift-registry/domain';
import { forgetful } from './contestant.ts';

/** The rule itself, which keeps nothing between two readings: a page asks it anew after every choice and every purchase. */
export const ours = forgetful('this library', listSections);
