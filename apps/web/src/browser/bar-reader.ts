import type { ScannedCode } from '@gift-registry/domain';
import { BrowserMultiFormatOneDReader } from '@zxing/browser';
import {
  BarcodeFormat,
  ChecksumException,
  DecodeHintType,
  FormatException,
  NotFoundException,
  type Result,
} from '@zxing/library';
import { option as O } from 'fp-ts';

const formats = [BarcodeFormat.CODE_128, BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A];

const reader = new BrowserMultiFormatOneDReader(
  new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, formats],
    [DecodeHintType.TRY_HARDER, true],
  ]),
);

/** Whether the error means "no barcode in this picture". */
const isNoBarcodeFound = (thrown: unknown): boolean =>
  thrown instanceof NotFoundException || thrown instanceof ChecksumException || thrown instanceof FormatException;

const seen = (result: Result): ScannedCode => ({
  kind: result.getBarcodeFormat() === BarcodeFormat.CODE_128 ? 'number' : 'ean-upc',
  text: result.getText(),
});

/** Reads a barcode in a picture; `none` if there is no readable one. Heavy: load it only where it is needed. */
export const readBars = (picture: HTMLCanvasElement): O.Option<ScannedCode> => {
  try {
    return O.some(seen(reader.decodeFromCanvas(picture)));
  } catch (thrown) {
    if (isNoBarcodeFound(thrown)) return O.none;
    throw thrown;
  }
};
