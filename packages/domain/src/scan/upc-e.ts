/*
 * [ADD-08] [INT-06] A UPC-E is a UPC-A with its run of zeros left out, for small packages: its number system (0), six digits, and the check digit of the UPC-A.
 *
 * @example upcAOf('04252614') // => O.some('042100005264')
 * @example upcAOf('24252614') // => O.none
 */
import { option as O } from 'fp-ts';

/** The UPC-A that the eight digits of a UPC-E stand for; its check digit may be wrong. */
export const upcAOf = (digits: string): O.Option<string> => {
  const [, system, a, b, c, d, e, last, check] = /^(0)(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(digits) ?? [];
  if (last === undefined) return O.none;
  switch (last) {
    case '0':
    case '1':
    case '2':
      return O.some(`${system}${a}${b}${last}0000${c}${d}${e}${check}`);
    case '3':
      return O.some(`${system}${a}${b}${c}00000${d}${e}${check}`);
    case '4':
      return O.some(`${system}${a}${b}${c}${d}00000${e}${check}`);
    default:
      return O.some(`${system}${a}${b}${c}${d}${e}0000${last}${check}`);
  }
};
