/*
 * [PERS-01] [ADD-06] In which letters, and in which colour, words can be put on a product depends on how it is done: thread has colours, glass and metal have none.
 *
 * @example designChoices(705).colors // => []
 * @example designChoices(0) // => { fonts: [], colors: [] }
 */
import type { PersonalizationType } from '../item/index.ts';

/** The fonts and colors to choose from for a product; the first one is preselected. */
export interface DesignChoices {
  readonly fonts: ReadonlyArray<string>;
  readonly colors: ReadonlyArray<string>;
}

/** The choices for each type of personalization. */
const choices: Readonly<Record<PersonalizationType, DesignChoices>> = {
  0: { fonts: [], colors: [] },
  100: { fonts: ['Classic'], colors: [] },
  700: { fonts: ['Block', 'Script', 'Serif'], colors: ['Sage', 'Ink', 'Clay', 'Gold', 'White'] },
  705: { fonts: ['Block', 'Script', 'Serif'], colors: [] },
};

/** The choices for that type of personalization. */
export const designChoices = (type: PersonalizationType): DesignChoices => choices[type];
