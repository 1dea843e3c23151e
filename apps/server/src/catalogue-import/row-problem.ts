/** Why a row of a retailer's file did not become a product. */
export type RowProblem =
  | { readonly _tag: 'NoSku' }
  | { readonly _tag: 'SkuIsNoNumber'; readonly text: string }
  | { readonly _tag: 'SkuTooLong'; readonly text: string }
  | { readonly _tag: 'NoName' }
  | { readonly _tag: 'TooLong'; readonly field: string; readonly most: number }
  | { readonly _tag: 'NoPrice' }
  | { readonly _tag: 'PriceUnreadable'; readonly field: PriceField; readonly text: string }
  | { readonly _tag: 'PriceAmbiguous'; readonly field: PriceField; readonly text: string }
  | { readonly _tag: 'PriceOfAPack'; readonly field: PriceField; readonly text: string }
  | { readonly _tag: 'ForeignPrice'; readonly field: PriceField; readonly marker: string; readonly expected: string }
  | { readonly _tag: 'PriceTooHigh'; readonly field: PriceField }
  | { readonly _tag: 'SizeUnreadable'; readonly field: string; readonly text: string }
  | { readonly _tag: 'OnlineUnreadable'; readonly text: string }
  | { readonly _tag: 'ShopWordUnknown'; readonly field: string; readonly text: string }
  | { readonly _tag: 'WrongCellCount'; readonly cells: number; readonly expected: number }
  | { readonly _tag: 'BrokenQuotes' }
  | { readonly _tag: 'Repeated'; readonly sku: string; readonly firstLine: number }
  | { readonly _tag: 'OtherMarket'; readonly sku: string };

export type PriceField = 'price' | 'old price';

/** A row that was left out, with the line on which it begins; the heading is line 1. */
export interface LeftOut {
  readonly line: number;
  readonly problem: RowProblem;
}

/** The text of a cell, shortened for one line of a screen and without control characters. */
const cited = (text: string): string => {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return `“${plain.length > 40 ? `${plain.slice(0, 40)}…` : plain}”`;
};

/** The kind of a problem, the same text for all rows that have it. */
export const kindOfProblem = (problem: RowProblem): string => {
  switch (problem._tag) {
    case 'NoSku':
      return 'no SKU';
    case 'SkuIsNoNumber':
      return 'the SKU is not made of digits alone';
    case 'SkuTooLong':
      return 'the SKU has more than 12 digits';
    case 'NoName':
      return 'no name';
    case 'TooLong':
      return `the ${problem.field} is too long`;
    case 'NoPrice':
      return 'no price';
    case 'PriceUnreadable':
      return `the ${problem.field} cannot be read`;
    case 'PriceAmbiguous':
      return `the ${problem.field} can be read in two ways`;
    case 'PriceOfAPack':
      return `the ${problem.field} is that of several pieces`;
    case 'ForeignPrice':
      return `the ${problem.field} is in another currency`;
    case 'PriceTooHigh':
      return `the ${problem.field} is too high`;
    case 'SizeUnreadable':
      return `the ${problem.field} is not a measure`;
    case 'OnlineUnreadable':
      return 'whether it is sold online cannot be read';
    case 'ShopWordUnknown':
      return `${problem.field} is nothing that the shop knows`;
    case 'WrongCellCount':
      return 'not as many cells as the heading';
    case 'BrokenQuotes':
      return 'a quote is opened before this line and never closed';
    case 'Repeated':
      return 'the SKU was in an earlier row, which counts';
    case 'OtherMarket':
      return 'the SKU is listed in the other market, and stays there';
  }
};

/** The details of this row. */
const particular = (problem: RowProblem): string => {
  switch (problem._tag) {
    case 'NoSku':
    case 'NoName':
    case 'NoPrice':
    case 'PriceTooHigh':
    case 'BrokenQuotes':
      return '';
    case 'TooLong':
      return `: at most ${problem.most} characters`;
    case 'ForeignPrice':
      return `: ${cited(problem.marker)}, not ${problem.expected}`;
    case 'WrongCellCount':
      return `: ${problem.cells}, not ${problem.expected}`;
    case 'Repeated':
      return `: ${problem.sku}, line ${problem.firstLine}`;
    case 'OtherMarket':
      return `: ${problem.sku}`;
    default:
      return `: ${cited(problem.text)}`;
  }
};

export const sentenceOn = ({ line, problem }: LeftOut): string =>
  `line ${line}: ${kindOfProblem(problem)}${particular(problem)}`;
