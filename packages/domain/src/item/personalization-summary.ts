/*
 * [PERS-03] The summary beside a personalized item: font, lines, color, pictures, price and return policy. Nothing is shown while font, lines and color are all blank.
 *
 * @example personalizationSummary(examplePersonalization({ font: ' ', line1: '', line2: '', color: '' })) // => O.none
 */
import { option as O } from 'fp-ts';
import { isBlank } from '../text/index.ts';
import type { Personalization } from './registry-item.ts';

/** The summary of an item's personalization; a blank text is `none`, and blank lines are omitted (PERS-03). */
export interface PersonalizationSummary {
  readonly font: O.Option<string>;
  readonly lines: ReadonlyArray<string>;
  readonly color: O.Option<string>;
  /** Same-origin paths. */
  readonly images: ReadonlyArray<string>;
  readonly priceMessage: O.Option<string>;
  readonly returnPolicyMessage: O.Option<string>;
}

const isShown = (text: string): boolean => !isBlank(text);
const sayable = O.fromPredicate(isShown);

/** The summary of an item's personalization; `none` when font, lines and color are all blank (PERS-03). */
export const personalizationSummary = ({
  font,
  line1,
  line2,
  color,
  images,
  priceMessage,
  returnPolicyMessage,
}: Personalization): O.Option<PersonalizationSummary> =>
  [font, line1, line2, color].some(isShown)
    ? O.some({
        font: sayable(font),
        lines: [line1, line2].filter(isShown),
        color: sayable(color),
        images: images.filter(isShown),
        priceMessage: sayable(priceMessage),
        returnPolicyMessage: sayable(returnPolicyMessage),
      })
    : O.none;
