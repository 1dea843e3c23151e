import type { Dimensions, Measure } from '../../item/index.ts';

const sides: Readonly<Record<Measure['side'], string>> = { width: 'W', height: 'H', depth: 'D' };

/** A product's measures in one line (ITEM-10): `11"W × 4.5"H × 11"D`, or `28W × 11.5H × 28D cm`; empty when none is known. */
export const dimensionSummary = (unit: Dimensions['unit'], measures: ReadonlyArray<Measure>): string => {
  if (measures.length === 0) return '';
  const mark = unit === 'in' ? '"' : '';
  const line = measures.map(({ side, amount }) => `${amount}${mark}${sides[side]}`).join(' × ');
  return unit === 'in' ? line : `${line} cm`;
};
