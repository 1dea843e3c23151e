/*
 * [ADD-08] Bars cannot be distinguished in a picture that is nearly black: below an average brightness of 40 of 255 the page says that it is too dark.
 *
 * @example isTooDark(39.9) // => true
 * @example isTooDark(40) // => false
 */

const LEAST_BRIGHTNESS = 40;

/** Whether a picture with that average brightness, from 0 (black) to 255 (white), is too dark for reading barcodes. */
export const isTooDark = (brightness: number): boolean => brightness < LEAST_BRIGHTNESS;

/** Why the camera cannot be used: permission was refused, there is none, it is in use, the browser does not support it, or it stopped. */
export type CameraProblem = 'refused' | 'none' | 'in-use' | 'not-supported' | 'broken-off';
