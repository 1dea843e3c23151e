import { either as E, function as F, option as O } from 'fp-ts';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';

/** In pixels: twice the height at which emails show it. */
const LOGO_HEIGHT = 64;

/** A wordmark that can be shown. */
export interface WordmarkFile {
  readonly svg: Uint8Array;
  /** How wide it is at a height of 1. */
  readonly ratio: number;
  /** For emails, since mail programs do not show SVG; on white, so that it can be read where an email is darkened. */
  readonly png: Uint8Array;
}

const FORBIDDEN = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'handler']);

/** A reference to something that is not in the file itself. */
const LEADS_OUT = /url\((?!\s*['"]?\s*(?:#|data:))|@import/i;

const isOutside = (name: string, value: string): boolean =>
  /(^|:)href$/i.test(name) ? !/^\s*(#|data:image\/)/i.test(value) : LEADS_OUT.test(value);

/** What is expected of an SVG file: neither scripts nor references to other files; `none` if it has neither. */
export const svgMistake = (svg: Uint8Array): O.Option<string> => {
  let found: string | undefined;
  let root: string | undefined;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        root ??= tag;
        const attribute = Object.entries(attributes).find(
          ([name, value]) => /^on/i.test(name) || isOutside(name, value),
        );
        if (FORBIDDEN.has(tag.toLowerCase())) found ??= `<${tag}>`;
        if (attribute !== undefined) found ??= attribute[0];
      },
      ontext: (text) => {
        if (LEADS_OUT.test(text)) found ??= text.trim().slice(0, 40);
      },
      onprocessinginstruction: (name) => {
        if (/^!/.test(name)) found ??= name;
      },
    },
    { xmlMode: true },
  );
  parser.end(Buffer.from(svg).toString('utf8'));
  const unsafe = root?.toLowerCase() === 'svg' ? found : 'another format';
  return F.pipe(
    O.fromNullable(unsafe),
    O.map((it) => `an SVG file without scripts, document type and references to other files; it has ${it}`),
  );
};

/** Reads a wordmark; left is what is expected of it. */
export const wordmarkFile = async (svg: Uint8Array): Promise<E.Either<string, WordmarkFile>> => {
  const unsafe = svgMistake(svg);
  if (O.isSome(unsafe)) return E.left(unsafe.value);
  try {
    const { width, height } = await sharp(svg).metadata();
    const png = await sharp(svg, { density: 144 })
      .resize({ height: LOGO_HEIGHT })
      .flatten({ background: '#ffffff' })
      .png({ palette: true })
      .toBuffer();
    return E.right({ svg, ratio: width / height, png });
  } catch {
    return E.left('an SVG file that can be drawn');
  }
};
