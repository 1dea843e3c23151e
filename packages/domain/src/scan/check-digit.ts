/*
 * [ADD-08] The last digit of an EAN or UPC follows from those before it, so that a number that was misread or mistyped is noticed: counted from the right, every other digit weighs three times
 * as much, and the last one fills the sum up to a whole ten.
 *
 * @example checkDigit('400638133393') // => '1'
 * @example hasValidCheckDigit('036000291452') // => true
 */

/** The check digit for these digits. */
export const checkDigit = (digits: string): string => {
  const sum = [...digits].reduceRight(
    (weighed, digit, at) => weighed + Number(digit) * ((digits.length - at) % 2 === 1 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
};

/** Whether the last digit is the correct check digit. */
export const hasValidCheckDigit = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.slice(-1);
