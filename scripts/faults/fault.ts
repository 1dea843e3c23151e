import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type File, Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';

/** A fault in one place of a file: the text from offset `start` up to `end`, which is `original`, becomes `replacement`. */
export interface Fault {
  /** Stays the same in all versions of the project that have this fault: derived from file, original, replacement and occurrence. */
  readonly id: string;
  /** Relative to the project. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
  /** The number of earlier places in the file where the same text has the same replacement. */
  readonly occurrence: number;
  /** The kind of fault, by its mutator's name. */
  readonly kind: string;
}

/** The text of the file with the fault in it. */
export const withFault = (text: string, { start, end, replacement }: Fault): string =>
  text.slice(0, start) + replacement + text.slice(end);

export const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

type Place = Pick<Fault, 'file' | 'start' | 'end' | 'replacement' | 'kind'>;

/** Whether the number is a literal type, with or without a sign. */
const isType = ({ parent }: ts.NumericLiteral): boolean =>
  ts.isLiteralTypeNode(ts.isPrefixUnaryExpression(parent) ? parent.parent : parent);

/** Faults that change a number by one, up and down; numbers in types are left to the compiler. */
const offByOneFaults = (file: string, text: string): ReadonlyArray<Place> => {
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node) && !isType(node))
      for (const wrong of [Number(node.text) + 1, Number(node.text) - 1])
        found.push({
          file,
          start: node.getStart(),
          end: node.end,
          replacement: wrong < 0 ? `(${wrong})` : String(wrong),
          kind: 'NumberOff',
        });
    ts.forEachChild(node, visit);
  };
  visit(parsed(file, text));
  return found;
};

const nothing = () => undefined;
const no = () => false;
const silent = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

const startsOfLines = (text: string): ReadonlyArray<number> => [...text.matchAll(/^/gm)].map(({ index }) => index);

/** The faults of Stryker's mutators: a bound, a sign, a guard, an empty text … */
const mutations = async (texts: ReadonlyMap<string, string>): Promise<ReadonlyArray<Place>> => {
  const sources: ReadonlyArray<File> = [...texts].map(([name, content]) => ({ name, content, mutate: true }));
  const { mutants } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    ignorers: [],
    // Skipped: a function with an empty body is always noticed.
    excludedMutations: ['ArrowFunction'],
  });
  const lines = new Map([...texts].map(([file, text]) => [file, startsOfLines(text)]));
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ fileName: file, location, replacement, mutatorName: kind }) => {
      const offset = ({ line, column }: { line: number; column: number }) => (lines.get(file)?.[line] ?? 0) + column;
      return { file, start: offset(location.start), end: offset(location.end), replacement, kind };
    });
};

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All faults of the files, in order. */
export const faultsOf = async (root: string, files: ReadonlyArray<string>): Promise<ReadonlyArray<Fault>> => {
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const places = [...(await mutations(texts)), ...[...texts].flatMap(([file, text]) => offByOneFaults(file, text))];
  const seen = new Map<string, number>();
  return places
    .toSorted((a, b) => (a.file === b.file ? a.start - b.start || a.end - b.end : a.file < b.file ? -1 : 1))
    .map((place) => {
      const text = texts.get(place.file) ?? '';
      const original = text.slice(place.start, place.end);
      const name = JSON.stringify([place.file, flat(original), flat(place.replacement)]);
      const occurrence = seen.get(name) ?? 0;
      seen.set(name, occurrence + 1);
      return {
        ...place,
        id: createHash('sha1').update(`${name}${occurrence}`).digest('hex').slice(0, 12),
        line: text.slice(0, place.start).split('\n').length,
        original,
        occurrence,
      };
    });
};

/** Why a fault may survive. Matched by original and replacement, so that it stays valid when the line moves. */
export interface Explanation {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

const isExplanation = (value: unknown): value is Explanation =>
  typeof value === 'object' &&
  value !== null &&
  ['file', 'original', 'replacement', 'why'].every((name) => typeof Reflect.get(value, name) === 'string');

/** The explanations of surviving faults in docs/faults.json. */
export const explanations = (root: string): ReadonlyArray<Explanation> => {
  const read: unknown = JSON.parse(readFileSync(join(root, 'docs/faults.json'), 'utf8'));
  if (!Array.isArray(read) || !read.every(isExplanation)) throw new Error('docs/faults.json does not read');
  return read;
};

/** Whether one of the explanations is about that fault. */
export const isExplained = (all: ReadonlyArray<Explanation>, { file, original, replacement }: Fault): boolean =>
  all.some(
    (each) =>
      each.file === file && flat(each.original) === flat(original) && flat(each.replacement) === flat(replacement),
  );
