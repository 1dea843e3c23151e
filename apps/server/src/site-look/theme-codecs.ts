import { oneOf } from '@gift-registry/adapters-http/wire';
import { siteStyles, type ThemeToken, themeTokens, type WrittenTheme } from '@gift-registry/domain';
import { lexer } from 'css-tree';
import { parse } from 'culori';
import { option as O, record as R } from 'fp-ts';
import * as t from 'io-ts';
import {
  nonEmptyList,
  refine,
  rejectUnknownKeys,
  schemaProperty,
  strictObjectWithOptional,
} from '../json-file/file-codec.ts';

type Property = (typeof themeTokens)[ThemeToken]['property'];

/** What is expected of a value of the property. */
const expected: Readonly<Record<Property, string>> = {
  color: 'a color such as #2f4a3a, through which nothing is seen',
  'font-family': 'a list of fonts such as Georgia, "Times New Roman", serif',
  'font-weight': 'a weight such as 400',
  'letter-spacing': 'normal, or a length such as -0.02em',
  'font-stretch': 'a width such as 100%',
  'font-variation-settings': 'normal, or axes and values such as "SOFT" 100',
  'border-radius': 'corners such as 6px',
  'box-shadow': 'none, or a shadow such as 0 8px 24px rgb(0 0 0 / 0.08)',
};

/** Keywords that every property has, comments, and what could end a style element or a declaration. */
const NO_VALUE = /[<{};\\]|\/\*|^\s*(inherit|initial|unset|revert|revert-layer)\s*$/i;

/** Whether every quote and bracket is closed: css-tree closes what a text leaves open, a style sheet does not. */
const isClosed = (raw: string): boolean => {
  const outside = raw.replace(/"[^"\r\n]*"|'[^'\r\n]*'/g, '');
  return !/["'\r\n]/.test(outside) && outside.split('(').length === outside.split(')').length;
};

const isValue = (raw: string): boolean => !NO_VALUE.test(raw) && isClosed(raw);

const isOpaqueColor = (raw: string): boolean => {
  const color = parse(raw);
  return color !== undefined && (color.alpha ?? 1) === 1;
};

const cssValue = (property: Property): t.Type<string> =>
  refine(
    expected[property],
    t.string,
    (raw) =>
      isValue(raw) && lexer.matchProperty(property, raw).error === null && (property !== 'color' || isOpaqueColor(raw)),
  );

const tokens = R.map(({ property }: { readonly property: Property }) => cssValue(property))(themeTokens);
const styles = oneOf(...siteStyles);
const fontList = cssValue('font-family');

/** `sites/<id>/theme.json`. */
export const themeCodec: t.Type<WrittenTheme> = strictObjectWithOptional(
  {},
  {
    style: styles,
    tokens: rejectUnknownKeys(Object.keys(tokens), t.partial(tokens)),
    emailFonts: strictObjectWithOptional({}, { display: fontList, text: fontList }),
    ...schemaProperty,
  },
);

/** What can be read of a theme that may have mistakes. */
export const readableTheme = (raw: unknown): WrittenTheme => {
  const { style, tokens: written } = t.UnknownRecord.is(raw) ? raw : {};
  const values = t.UnknownRecord.is(written) ? written : {};
  return {
    ...(styles.is(style) ? { style } : {}),
    tokens: R.filterMapWithIndex((token: ThemeToken, codec: t.Type<string>) => {
      const value = values[token];
      return codec.is(value) ? O.some(value) : O.none;
    })(tokens),
  };
};

const descriptor = (name: string, expects: string): t.Type<string> =>
  refine(
    expects,
    t.string,
    (raw) => isValue(raw) && lexer.matchAtruleDescriptor('font-face', name, raw).error === null,
  );

/** A font of the shop: a family in one weight, or in a range of them, and its files. */
export interface ShopFont {
  readonly family: string;
  readonly weight?: string;
  readonly stretch?: string;
  readonly style?: string;
  /** The first is loaded with the page, others when a text has one of their letters. */
  readonly files: ReadonlyArray<{ readonly file: string; readonly letters?: string }>;
}

/** `fonts/fonts.json`. */
export const fontsCodec: t.Type<ReadonlyArray<ShopFont>> = t.readonlyArray(
  strictObjectWithOptional(
    {
      family: refine('the name of a font, of letters, digits and spaces', t.string, (raw) =>
        /^[\p{L}\d][\p{L}\d -]*$/u.test(raw),
      ),
      files: nonEmptyList(
        strictObjectWithOptional(
          { file: refine('the name of a WOFF2 file', t.string, (raw) => /^\w[\w.-]*\.woff2$/.test(raw)) },
          { letters: descriptor('unicode-range', 'code points such as U+0000-00FF, U+0131') },
        ),
      ),
    },
    {
      weight: descriptor('font-weight', 'a weight such as 400, or two of them'),
      stretch: descriptor('font-stretch', 'a width such as 100%, or two of them'),
      style: descriptor('font-style', 'normal or italic'),
    },
  ),
  'a list of fonts',
);
