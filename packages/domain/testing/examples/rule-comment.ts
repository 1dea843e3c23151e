import { either as E } from 'fp-ts';

/** A line of JavaScript and what it comes to, both as they are written, line breaks included. */
export interface RuleExample {
  readonly expression: string;
  readonly expected: string;
}

/** What a rule says of itself. */
export interface RuleComment {
  /** The rows of docs/requirements.md that the rule answers for. */
  readonly ids: ReadonlyArray<string>;
  readonly sentence: string;
  /** Each one read, or what is the matter with it. */
  readonly examples: ReadonlyArray<E.Either<string, RuleExample>>;
}

const EXAMPLE = '@example';
const RULE_BEGINS = /^(?=\/\*\n \* \[[A-Z]+-\d{2}\])/m;
const LEADING_IDS = /^(?:\[[A-Z]+-\d{2}\]\s*)+/;
const LAST_OF_EXPRESSION = /^(.*?)\s*\/\/ => (.+)$/;

/** Words that were broken over lines, as one line. */
export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The lines between the opening and the end of the comment, without its stars. */
const commentLines = (text: string): ReadonlyArray<string> =>
  text
    .slice('/*\n'.length, text.indexOf('*/'))
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, '').trimEnd());

/** The examples, each up to an empty line or the next of them, without what they begin with. */
const examplesIn = (lines: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const ends = lines.flatMap((line, at) => (line === '' || line.startsWith(EXAMPLE) ? [at] : []));
  return ends
    .map((from, which) => lines.slice(from, ends[which + 1]))
    .filter(([first = '']) => first !== '')
    .map(([first = '', ...others]) => [first.slice(EXAMPLE.length).trim(), ...others]);
};

/** Lines without the indentation that all but the first share. */
const dedented = ([first = '', ...others]: ReadonlyArray<string>): string => {
  const depth = Math.min(...others.map((line) => line.search(/\S/)));
  return [first, ...others.map((line) => line.slice(depth))].join('\n');
};

const readExample = (lines: ReadonlyArray<string>): E.Either<string, RuleExample> => {
  const source = dedented(lines);
  const [last = '', ...before] = source.split('\n').reverse();
  const parts = LAST_OF_EXPRESSION.exec(last);
  const [, end = '', expected = ''] = parts ?? [];
  const expression = [...before.reverse(), end].join('\n').trim();
  if (parts === null || expression === '')
    return E.left(`this is not "${EXAMPLE} <expression> // => <expected>", the expected on the last line: ${source}`);
  return E.right({ expression, expected });
};

/** A rule: its comment, and its code up to the next rule of the file. */
export interface WrittenRule extends RuleComment {
  readonly code: string;
}

const readRule = (text: string): WrittenRule => {
  const lines = commentLines(text);
  const written = lines.join('\n');
  const [ids = ''] = LEADING_IDS.exec(written) ?? [];
  const [sentence = ''] = written.split(`\n${EXAMPLE}`);
  return {
    ids: [...ids.matchAll(/[A-Z]+-\d{2}/g)].map(([id]) => id),
    sentence: oneLine(sentence.slice(ids.length)),
    examples: examplesIn(lines).map(readExample),
    code: text.slice(text.indexOf('*/') + '*/'.length),
  };
};

/** Reads the rules of a file: what begins with a comment that begins with a row's id in brackets. */
export const readRules = (text: string): ReadonlyArray<WrittenRule> =>
  text
    .split(RULE_BEGINS)
    .filter((part) => part.startsWith('/*\n * ['))
    .map(readRule);
