import type { Market } from '../site/index.ts';

/** The tax of a region: the combined rate of the state or province and typical local taxes, and whether shipping of taxed goods is taxed. */
export interface RegionTax {
  /** In thousandths of a percent: 9_890 is 9.89 %. */
  readonly rate: number;
  readonly taxesShipping: boolean;
}

/** The taxes of a market's regions, by two-letter code; a region that is not listed has none. */
export type TaxRates = Readonly<Record<string, RegionTax>>;

const withShipping = (rate: number): RegionTax => ({ rate, taxesShipping: true });
const goodsOnly = (rate: number): RegionTax => ({ rate, taxesShipping: false });

const states: TaxRates = {
  AL: goodsOnly(9_290),
  AK: goodsOnly(1_820),
  AZ: goodsOnly(8_380),
  AR: withShipping(9_450),
  CA: goodsOnly(8_850),
  CO: goodsOnly(7_810),
  CT: withShipping(6_350),
  DC: withShipping(6_000),
  DE: goodsOnly(0),
  FL: goodsOnly(7_000),
  GA: withShipping(7_380),
  HI: withShipping(4_500),
  ID: goodsOnly(6_030),
  IL: withShipping(8_860),
  IN: withShipping(7_000),
  IA: goodsOnly(6_940),
  KS: goodsOnly(8_650),
  KY: withShipping(6_000),
  LA: goodsOnly(9_560),
  ME: goodsOnly(5_500),
  MD: goodsOnly(6_000),
  MA: goodsOnly(6_250),
  MI: withShipping(6_000),
  MN: withShipping(8_040),
  MS: withShipping(7_060),
  MO: goodsOnly(8_390),
  MT: goodsOnly(0),
  NE: withShipping(6_970),
  NV: goodsOnly(8_240),
  NH: goodsOnly(0),
  NJ: withShipping(6_600),
  NM: withShipping(7_620),
  NY: withShipping(8_530),
  NC: withShipping(7_000),
  ND: withShipping(7_040),
  OH: withShipping(7_240),
  OK: goodsOnly(8_990),
  OR: goodsOnly(0),
  PA: withShipping(6_340),
  PR: withShipping(11_500),
  RI: withShipping(7_000),
  SC: withShipping(7_500),
  SD: withShipping(6_110),
  TN: withShipping(9_550),
  TX: withShipping(8_200),
  UT: goodsOnly(7_250),
  VT: withShipping(6_370),
  VA: goodsOnly(5_770),
  WA: withShipping(9_380),
  WV: withShipping(6_570),
  WI: withShipping(5_700),
  WY: goodsOnly(5_440),
};

const provinces: TaxRates = {
  AB: withShipping(5_000),
  BC: withShipping(12_000),
  MB: withShipping(12_000),
  NB: withShipping(15_000),
  NL: withShipping(15_000),
  NS: withShipping(14_000),
  NT: withShipping(5_000),
  NU: withShipping(5_000),
  ON: withShipping(13_000),
  PE: withShipping(15_000),
  QC: withShipping(14_975),
  SK: withShipping(11_000),
  YT: withShipping(5_000),
};

/** The taxes of the regions of each market. */
export type MarketTaxes = Readonly<Record<Market, TaxRates>>;

/** The bundled rates. A retailer overrides them in its file of sites, or connects a tax service to the `Tax` port. */
export const taxRates: MarketTaxes = { US: states, CA: provinces };
