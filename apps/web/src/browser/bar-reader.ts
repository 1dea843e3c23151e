import type { SeenCode } from '@gift-registry/domain';
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

/** Of one word each for "there are no bars in this picture". */
const isNothingRead = (thrown: unknown): boolean =>
  thrown instanceof NotFoundException || thrown instanceof ChecksumException || thrown instanceof FormatException;

const seen = (result: Result): SeenCode => ({
  kind: result.getBarcodeFormat() === BarcodeFormat.CODE_128 ? 'number' : 'ean-upc',
  text: result.getText(),
});

/** Reads the bars in a picture; none where there are none that can be read. Heavy: to be loaded where it is needed only. */
export const readBars = (picture: HTMLCanvasElement): O.Option<SeenCode> => {
  try {
    return O.some(seen(reader.decodeFromCanvas(picture)));
  } catch (thrown) {
    if (isNothingRead(thrown)) return O.none;
    throw thrown;
  }
};
