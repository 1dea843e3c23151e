import type { MarketRules, Region } from '../site/index.ts';

/** The regions that the market delivers to, sorted by name. */
export const regionsOf = ({ regions }: MarketRules): ReadonlyArray<Region> => regions;

/** Whether the code is that of a region of the market; in a market without regions the empty code is. */
export const isRegion = ({ regions }: MarketRules, code: string): boolean =>
  regions.length === 0 ? code === '' : regions.some((region) => region.code === code);
