import type { Contestant } from './contestant.ts';
import { crossfilter2 } from './crossfilter.ts';
import { lodash } from './lodash.ts';
import { ours } from './ours.ts';
import { plain } from './plain.ts';
import { remeda } from './remeda.ts';
import { singlePass } from './single-pass.ts';
import { tanstack } from './tanstack.ts';

/** Against which the others are measured. */
export { singlePass as base } from './single-pass.ts';

/** All that take part. */
export const contestants: ReadonlyArray<Contestant> = [ours, singlePass, plain, lodash, remeda, crossfilter2, tanstack];
