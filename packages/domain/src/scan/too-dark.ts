/*
 * [ADD-08] Bars cannot be distinguished in a picture that is nearly black: below an average brightness of 40 of 255 the page says that it is too dark.
 *
 * Laws:
 * - whatever is darker than something too dark is too dark
 * - a black picture is too dark, one in plain light is not
 *
 * @example isTooDark(39.9) // => true
 * @example isTooDark(40) // => false
 */

const LEAST_BRIGHTNESS = 40;

/** Whether a picture of that average brightness, 0 black to 255 white, is too dark to read bars in. */
export const isTooDark = (brightness: number): boolean => brightness < LEAST_BRIGHTNESS;

/** Why the camera cannot be used: no one let it, there is none, something else has it, this browser gives none to a page, or it broke off. */
export type CameraProblem = 'refused' | 'none' | 'in-use' | 'not-supported' | 'broken-off';
