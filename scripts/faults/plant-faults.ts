import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type File, Instrumenter } from '@stryker-mutator/instrumenter';
import { type Fault, NUMBER_OFF } from './fault.ts';
import { numbersOff } from './numbers-off.ts';
import { numbersSwitched } from './numbers-switched.ts';

const nothing = () => undefined;
const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

const startsOfLines = (text: string): ReadonlyArray<number> => [...text.matchAll(/^/gm)].map(({ index }) => index);

/** Faults, and the rules with those of them inside that can be switched on while tests run: once with the mutators', once with the wrong numbers. */
export interface Planted {
  readonly faults: ReadonlyArray<Fault>;
  readonly instrumented: Readonly<Record<'mutators' | 'numbers', ReadonlyMap<string, string>>>;
}

/** The faults that Stryker's mutators know (a bound, a sign, a guard, an empty text …), and every number wrong by one. */
export const plantFaults = async (root: string, files: ReadonlyArray<string>): Promise<Planted> => {
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const sources: ReadonlyArray<File> = [...texts].map(([name, content]) => ({ name, content, mutate: true }));
  const { mutants, files: instrumented } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    ignorers: [],
    // A function that does nothing at all is noticed by everybody.
    excludedMutations: ['ArrowFunction'],
  });
  const known = mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location, replacement, mutatorName }) => {
      const lines = startsOfLines(texts.get(fileName) ?? '');
      const offset = ({ line, column }: { line: number; column: number }) => (lines[line] ?? 0) + column;
      return {
        file: fileName,
        start: offset(location.start),
        end: offset(location.end),
        replacement,
        kind: mutatorName,
        switch: id,
      };
    });
  const numbers = [...texts].flatMap(([file, text]) =>
    numbersOff(text).map(({ isExpression, ...off }, at) => ({
      file,
      ...off,
      kind: NUMBER_OFF,
      switch: isExpression ? `${file} ${at}` : undefined,
    })),
  );
  const faults = [...known, ...numbers].map((fault, id) => {
    const text = texts.get(fault.file) ?? '';
    return {
      ...fault,
      id,
      line: text.slice(0, fault.start).split('\n').length,
      original: text.slice(fault.start, fault.end),
    };
  });
  const switchedNumbers = [...texts].map(([file, text]): readonly [string, string] => [
    file,
    numbersSwitched(
      text,
      faults.filter((fault) => fault.file === file && fault.kind === NUMBER_OFF && fault.switch !== undefined),
    ),
  ]);
  return {
    faults,
    instrumented: {
      mutators: new Map(instrumented.map(({ name, content }) => [name, content])),
      numbers: new Map(switchedNumbers),
    },
  };
};
