/*
 * [PERS-02] [PERS-03] The words of a design are on one line each, are stored as they were meant and are not too long to be made. A design without any words is none.
 *
 * @example designText({ font: 'Block', color: 'Sage', line1: ' A & J ', line2: '' }) // => E.right({ font: 'Block', color: 'Sage', line1: 'A & J', line2: '' })
 * @example designText({ font: 'Block', color: 'Sage', line1: ' ', line2: '' }) // => E.left({ _tag: 'DesignBlank' })
 */
import { either as E, function as F } from 'fp-ts';
import { isBlank, onOneLine, storedLength, storedText } from '../text/index.ts';

/** The text on a product: two lines, in a font and a color. */
export interface DesignText {
  readonly font: string;
  readonly color: string;
  readonly line1: string;
  readonly line2: string;
}

/** The maximum number of characters of a line, and of the name of a font or a color. */
export const DESIGN_LIMITS = { line: 30, name: 40 } as const;

/** Both lines are blank. */
export interface DesignBlank {
  readonly _tag: 'DesignBlank';
}

/** A text of the design has more than `maximum` characters. */
export interface DesignTooLong {
  readonly _tag: 'DesignTooLong';
  readonly maximum: number;
}

/** Normalizes a text of a design for storing: on one line, trimmed. */
const designLine = (text: string): string => storedText(onOneLine(text)).trim();

const isLonger =
  (maximum: number) =>
  (text: string): boolean =>
    storedLength(text) > maximum;

const checkLines = (stored: ReadonlyArray<string>): E.Either<DesignBlank | DesignTooLong, ReadonlyArray<string>> => {
  if (stored.every(isBlank)) return E.left({ _tag: 'DesignBlank' });
  return stored.some(isLonger(DESIGN_LIMITS.line))
    ? E.left({ _tag: 'DesignTooLong', maximum: DESIGN_LIMITS.line })
    : E.right(stored);
};

const checkNames = (stored: ReadonlyArray<string>): E.Either<DesignTooLong, ReadonlyArray<string>> =>
  stored.some(isLonger(DESIGN_LIMITS.name))
    ? E.left({ _tag: 'DesignTooLong', maximum: DESIGN_LIMITS.name })
    : E.right(stored);

/** The normalized lines, in order, or why they are refused. */
export const designLines = (
  lines: ReadonlyArray<string>,
): E.Either<DesignBlank | DesignTooLong, ReadonlyArray<string>> => checkLines(lines.map(designLine));

/** The normalized design, or why it is refused. */
export const designText = ({
  font,
  color,
  line1,
  line2,
}: DesignText): E.Either<DesignBlank | DesignTooLong, DesignText> => {
  const stored = {
    font: designLine(font),
    color: designLine(color),
    line1: designLine(line1),
    line2: designLine(line2),
  };
  return F.pipe(
    checkLines([stored.line1, stored.line2]),
    E.chainW(() => checkNames([stored.font, stored.color])),
    E.map(() => stored),
  );
};
