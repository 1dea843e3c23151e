/** So many digits there are. */
const DIGITS = 256;

type Positions = ReadonlyArray<number>;

const digitOf = (whole: number, unit: number): number => Math.floor(whole / unit) % DIGITS;

/** The positions by the digit of their numbers that counts those units; what is alike in it keeps its order. */
const byDigit = (numbers: ReadonlyArray<number>, before: Positions, unit: number): Positions => {
  const next = new Array<number>(DIGITS + 1).fill(0);
  for (const at of before) {
    const higher = digitOf(numbers[at] ?? 0, unit) + 1;
    next[higher] = (next[higher] ?? 0) + 1;
  }
  for (let digit = 0; digit < DIGITS; digit += 1) next[digit + 1] = (next[digit + 1] ?? 0) + (next[digit] ?? 0);
  const after = before.slice();
  for (const at of before) {
    const digit = digitOf(numbers[at] ?? 0, unit);
    const turn = next[digit] ?? 0;
    after[turn] = at;
    next[digit] = turn + 1;
  }
  return after;
};

/** The positions of whole numbers, none below zero, the lowest first and equal ones in their order: the work grows with the list and no faster. */
export const radixOrder = (numbers: ReadonlyArray<number>): Positions => {
  const highest = numbers.reduce((high, one) => Math.max(high, one), 0);
  let order: Positions = numbers.map((_, at) => at);
  for (let unit = 1; unit <= highest; unit *= DIGITS) order = byDigit(numbers, order, unit);
  return order;
};
