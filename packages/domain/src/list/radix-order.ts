/** So many bits are sorted by at a time. */
const BITS = 8;
const DIGITS = 2 ** BITS;

type Positions = ReadonlyArray<number>;

const digitOf = (whole: number, bit: number): number => (whole >>> bit) & (DIGITS - 1);

/** The positions by the digit of their numbers that begins at that bit; what is alike in it keeps its order. */
const byDigit = (numbers: ReadonlyArray<number>, before: Positions, bit: number): Positions => {
  const next = new Array<number>(DIGITS + 1).fill(0);
  for (const at of before) {
    const higher = digitOf(numbers[at] ?? 0, bit) + 1;
    next[higher] = (next[higher] ?? 0) + 1;
  }
  for (let digit = 0; digit < DIGITS; digit += 1) next[digit + 1] = (next[digit + 1] ?? 0) + (next[digit] ?? 0);
  const after = before.slice();
  for (const at of before) {
    const digit = digitOf(numbers[at] ?? 0, bit);
    const turn = next[digit] ?? 0;
    after[turn] = at;
    next[digit] = turn + 1;
  }
  return after;
};

/** The positions of whole numbers of at most 32 bits, the lowest first and equal ones in their order: the work grows with the list and no faster. `highest` is the highest of them, or more. */
export const radixOrder = (numbers: ReadonlyArray<number>, highest: number): Positions => {
  let order: Positions = numbers.map((_, at) => at);
  for (let bit = 0; 2 ** bit <= highest; bit += BITS) order = byDigit(numbers, order, bit);
  return order;
};
