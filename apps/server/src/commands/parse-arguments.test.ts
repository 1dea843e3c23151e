import { either as E } from 'fp-ts';
import { expect, it } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

const options = { name: { type: 'string' }, dead: { type: 'boolean', default: false } } as const;
const parse = (...args: ReadonlyArray<string>) => parseArguments('the usage', options, args);
const mistake = (problem: string) => E.left({ exitCode: 1, stdout: '', stderr: `${problem}\n` });

it('[INT-02] [INT-05] [INT-06] [OPS-02] the arguments of a command are options and others; --help gives the usage whatever else is there', () => {
  expect(parse('list', '--name', 'till')).toMatchObject(
    E.right({ values: { name: 'till', dead: false }, positionals: ['list'] }),
  );
  expect(parse('--lost', '--help')).toEqual(E.left({ exitCode: 0, stdout: 'the usage', stderr: '' }));
  expect(parse('--lost')).toEqual(mistake("Unknown option '--lost'. See --help."));
  expect(parse('--name', '--dead')).toEqual(mistake("Option '--name' argument is ambiguous. See --help."));
  expect(parse('--', '--help')).toMatchObject(E.right({ positionals: ['--help'] }));
});
