import type { ScannedCode } from '@gift-registry/domain';
import { BrowserMultiFormatReader } from '@zxing/browser';
import {
  BarcodeFormat,
  ChecksumException,
  DecodeHintType,
  FormatException,
  NotFoundException,
  type Result,
} from '@zxing/library';
import { option as O } from 'fp-ts';

/**
 * Of our labels, of makers' packages and of shipping boxes; square codes carry the number as GS1 writes it. The library's
 * reader of UPC-E never finds one (zxing-js/library issue 573): its digits are typed.
 */
const formats = [
  BarcodeFormat.CODE_128,
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.UPC_A,
  BarcodeFormat.ITF,
  BarcodeFormat.QR_CODE,
  BarcodeFormat.DATA_MATRIX,
];

/** The formats that are numbers with a check digit. */
const numbered: ReadonlyArray<BarcodeFormat> = [
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.UPC_A,
  BarcodeFormat.ITF,
];

/** The digits of a case's number; shorter ITF codes are easily misread out of longer ones. */
const CASE_DIGITS = 14;

const reader = new BrowserMultiFormatReader(
  new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, formats],
    [DecodeHintType.TRY_HARDER, true],
    [DecodeHintType.ALLOWED_LENGTHS, [CASE_DIGITS]],
  ]),
);

/** Whether the error means "no barcode in this picture". */
const isNoBarcodeFound = (thrown: unknown): boolean =>
  thrown instanceof NotFoundException || thrown instanceof ChecksumException || thrown instanceof FormatException;

const seen = (result: Result): ScannedCode => ({
  kind: numbered.includes(result.getBarcodeFormat()) ? 'ean-upc' : 'number',
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
