import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

/** Why a fault may survive; told by what stood there and what stands there instead, so that moving the line changes nothing. */
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

/** What docs/faults.json says of survivors. */
export const explanations = (root: string): ReadonlyArray<Explanation> => {
  const path = join(root, 'docs/faults.json');
  const read: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  if (!Array.isArray(read) || !read.every(isExplanation)) throw new Error(`${path} does not read`);
  return read;
};

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The explanation of that fault, when there is one. */
export const explanationOf = (
  all: ReadonlyArray<Explanation>,
  { file, original, replacement }: Fault,
): Explanation | undefined =>
  all.find(
    (each) =>
      each.file === file && flat(each.original) === flat(original) && flat(each.replacement) === flat(replacement),
  );
