/** How many units all the lines have together (CART-09). */
export const unitsIn = (lines: ReadonlyArray<{ readonly quantity: number }>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
