/*
 * [PERS-03] Beside an item stands what was chosen for it: font, lines, colour and pictures, what that adds to the price, and whether it can be returned. While font, lines and colour are all blank
 * there is nothing to tell.
 *
 * Laws:
 * - where font, every line and colour are blank nothing is told, whatever else there is
 * - where one of them says something, all that says something is told, and nothing that is blank
 *
 * @example personalizationSummary(examplePersonalization({ font: ' ', line1: '', line2: '', color: '' })) // => O.none
 */
import { option as O } from 'fp-ts';
import { isBlank } from '../text/index.ts';
import type { Personalization } from './registry-item.ts';

/** What is told of the words on an item; what is blank is none, or not among the lines (PERS-03). */
export interface PersonalizationSummary {
  readonly font: O.Option<string>;
  readonly lines: ReadonlyArray<string>;
  readonly color: O.Option<string>;
  /** Same-origin paths. */
  readonly images: ReadonlyArray<string>;
  readonly priceMessage: O.Option<string>;
  readonly returnPolicyMessage: O.Option<string>;
}

const said = (text: string): boolean => !isBlank(text);
const sayable = O.fromPredicate(said);

/** What is told of the words on an item; none while font, lines and colour are blank (PERS-03). */
export const personalizationSummary = ({
  font,
  line1,
  line2,
  color,
  images,
  priceMessage,
  returnPolicyMessage,
}: Personalization): O.Option<PersonalizationSummary> =>
  [font, line1, line2, color].some(said)
    ? O.some({
        font: sayable(font),
        lines: [line1, line2].filter(said),
        color: sayable(color),
        images: images.filter(said),
        priceMessage: sayable(priceMessage),
        returnPolicyMessage: sayable(returnPolicyMessage),
      })
    : O.none;
