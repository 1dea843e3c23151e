import type { Cents } from '@gift-registry/domain';
import type { Field } from './fields.ts';
import type { PriceProblem } from './price-of-text.ts';

/** Why a cell of a retailer's file cannot be read. */
export type CellProblem =
  | PriceProblem
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'SkuUnreadable'; readonly text: string }
  | { readonly _tag: 'SkuRounded'; readonly text: string }
  | { readonly _tag: 'SkuReserved'; readonly text: string }
  | { readonly _tag: 'GtinUnreadable'; readonly text: string }
  | { readonly _tag: 'GtinShared'; readonly text: string }
  | { readonly _tag: 'TooLong' | 'TooManyLevels'; readonly most: number }
  | { readonly _tag: 'PriceTooHigh' }
  | { readonly _tag: 'SaleAbovePrice'; readonly text: string }
  | { readonly _tag: 'RegularBelowPrice'; readonly text: string }
  | { readonly _tag: 'DateUnreadable'; readonly text: string }
  | { readonly _tag: 'DayUnreadable'; readonly text: string }
  | { readonly _tag: 'MeasureUnreadable'; readonly text: string }
  | { readonly _tag: 'NumberUnreadable'; readonly text: string }
  | { readonly _tag: 'AddressUnreadable' | 'HostNotAllowed'; readonly text: string }
  | { readonly _tag: 'TooManyPictures'; readonly most: number }
  | { readonly _tag: 'WordUnknown'; readonly text: string }
  | { readonly _tag: 'StockOutdated' }
  | { readonly _tag: 'PriceHeldBack'; readonly sku: string; readonly before: Cents; readonly after: Cents };

/** A cell that cannot be read. */
export interface BadCell {
  readonly field: Field;
  readonly problem: CellProblem;
}

/** Why a row does not yield a product. */
export type RowProblem =
  | { readonly _tag: 'BadCell'; readonly column: string; readonly problem: CellProblem }
  | { readonly _tag: 'TooManyCells'; readonly cells: number; readonly expected: number }
  | { readonly _tag: 'BrokenQuotes' }
  | { readonly _tag: 'CutOff' }
  | { readonly _tag: 'Repeated'; readonly sku: string; readonly firstLine: number }
  | { readonly _tag: 'OtherMarket' | 'Outdated'; readonly sku: string }
  | { readonly _tag: 'Unpublished'; readonly sku: string };

/** A finding of an import about a row, by the line on which it begins; the heading is line 1. */
export type Finding =
  | { readonly _tag: 'RowLeftOut'; readonly line: number; readonly problem: RowProblem }
  | {
      readonly _tag: 'CellLeftOut' | 'CellKept' | 'CellHeldBack';
      readonly line: number;
      readonly column: string;
      readonly problem: CellProblem;
    };

/** A quotation of a text, shortened for one line of a screen and without control characters. */
const cited = (text: string): string => {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return `“${plain.length > 40 ? `${plain.slice(0, 40)}…` : plain}”`;
};

const cellKind = (problem: CellProblem): string => {
  switch (problem._tag) {
    case 'Missing':
      return 'is empty or zero';
    case 'SkuUnreadable':
      return 'is no SKU of 1 to 40 letters, digits, - . _ that begins and ends with a letter or digit';
    case 'SkuRounded':
      return 'was rounded by a spreadsheet; format the column as text';
    case 'SkuReserved':
      return 'is the SKU of gift cards, which no product can have';
    case 'GtinShared':
      return 'is also that of another product; a scan finds the first';
    case 'GtinUnreadable':
      return 'is no EAN, UPC or GTIN';
    case 'TooLong':
      return `has over ${problem.most} characters`;
    case 'TooManyLevels':
      return `has over ${problem.most} levels; the narrowest ${problem.most} count`;
    case 'PriceUnreadable':
      return 'is no price';
    case 'PriceAmbiguous':
      return 'can be read in two ways';
    case 'PriceOfAPack':
      return 'is the price of several pieces';
    case 'ForeignPrice':
      return 'is in another currency';
    case 'PriceTooHigh':
      return 'is too high a price';
    case 'SaleAbovePrice':
      return 'is a sale price above the regular one';
    case 'RegularBelowPrice':
      return 'is a regular price below the current one; there is no sale';
    case 'DateUnreadable':
      return 'is no date; the sale price is left out';
    case 'DayUnreadable':
      return 'is no day such as 2027-05-31';
    case 'MeasureUnreadable':
      return 'is no measure';
    case 'NumberUnreadable':
      return 'is no number';
    case 'AddressUnreadable':
      return 'is no http or https address of a picture without a password in it; relative ones need --picture-base';
    case 'HostNotAllowed':
      return 'is of a host that PICTURE_HOSTS does not name';
    case 'TooManyPictures':
      return `has over ${problem.most} pictures; the first ${problem.most} count`;
    case 'WordUnknown':
      return 'is nothing that the import knows';
    case 'StockOutdated':
      return 'is older than the stock in the catalogue, which stays';
    case 'PriceHeldBack':
      return 'became 0, fell by more than 80 % or rose tenfold; the earlier one stays until --accept-prices takes it';
  }
};

const decimal = (price: Cents): string => (price / 100).toFixed(2);

const cellDetails = (problem: CellProblem): string => {
  switch (problem._tag) {
    case 'Missing':
    case 'TooLong':
    case 'TooManyLevels':
    case 'TooManyPictures':
    case 'PriceTooHigh':
    case 'StockOutdated':
      return '';
    case 'PriceHeldBack':
      return `: ${decimal(problem.before)} before, ${decimal(problem.after)} now, of ${problem.sku}`;
    case 'ForeignPrice':
      return `: ${cited(problem.marker)}, not ${problem.expected}`;
    default:
      return `: ${cited(problem.text)}`;
  }
};

const rowKind = (problem: RowProblem): string => {
  switch (problem._tag) {
    case 'BadCell':
      return `${problem.column} ${cellKind(problem.problem)}`;
    case 'TooManyCells':
      return 'more cells than the heading';
    case 'BrokenQuotes':
      return 'a quote is opened before this line and never closed';
    case 'CutOff':
      return 'the file ends within this row; it is cut off, and products after it are missing';
    case 'Repeated':
      return 'the SKU was in an earlier row, which counts';
    case 'OtherMarket':
      return 'the SKU is listed in the other market, and stays there';
    case 'Outdated':
      return 'the catalogue has more recent data, which stays; --as-of says as of when the file speaks';
    case 'Unpublished':
      return 'not published, and not in the catalogue';
  }
};

const rowDetails = (problem: RowProblem): string => {
  switch (problem._tag) {
    case 'BadCell':
      return cellDetails(problem.problem);
    case 'TooManyCells':
      return `: ${problem.cells}, not ${problem.expected}`;
    case 'BrokenQuotes':
    case 'CutOff':
      return '';
    case 'Repeated':
      return `: ${problem.sku}, line ${problem.firstLine}`;
    case 'OtherMarket':
    case 'Outdated':
    case 'Unpublished':
      return `: ${problem.sku}`;
  }
};

/** The kind of a finding, as a text that all findings of the kind share. */
export const kindOf = (finding: Finding): string =>
  finding._tag === 'RowLeftOut' ? rowKind(finding.problem) : `${finding.column} ${cellKind(finding.problem)}`;

/** Whether a person should look at the finding; rows that repeat an earlier one or are not published, and stock that another call reported since, are normal. */
export const needsAttention = ({ problem: { _tag } }: Finding): boolean =>
  _tag !== 'Repeated' && _tag !== 'Unpublished' && _tag !== 'StockOutdated';

const cellVerdicts = { CellLeftOut: 'left out', CellKept: 'kept', CellHeldBack: 'held back' } as const;

const saidOf = (finding: Finding): string =>
  `${kindOf(finding)}${finding._tag === 'RowLeftOut' ? rowDetails(finding.problem) : cellDetails(finding.problem)}`;

export const sentenceOn = (finding: Finding): string =>
  finding._tag === 'RowLeftOut'
    ? `line ${finding.line} left out: ${saidOf(finding)}`
    : `line ${finding.line}, cell ${cellVerdicts[finding._tag]}: ${saidOf(finding)}`;

/** The sentence where nothing is left out, since a file with a finding is not taken at all. */
export const mistakeOn = (finding: Finding): string => `line ${finding.line}: ${saidOf(finding)}`;
