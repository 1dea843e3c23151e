/** A number of pieces of which there can be no fewer than `minimum` and no more than `maximum`. */
export interface QuantityOutOfRange {
  readonly _tag: 'QuantityOutOfRange';
  readonly minimum: number;
  readonly maximum: number;
}
