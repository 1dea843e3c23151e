import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { either as E } from 'fp-ts';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/opened-database.ts';
import { parseWords } from './parse-words.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const options = { name: { type: 'string' }, dead: { type: 'boolean', default: false } } as const;
const parse = (...args: ReadonlyArray<string>) => parseWords('the usage', options, args);
const mistake = (problem: string) => E.left({ code: 1, out: '', problems: `${problem}\n` });

describe('the words behind a command', () => {
  it('[OPS-02] are options and others; --help prints the usage whatever else is there', () => {
    expect(parse('list', '--name', 'till')).toMatchObject(
      E.right({ values: { name: 'till', dead: false }, positionals: ['list'] }),
    );
    expect(parse('--lost', '--help')).toEqual(E.left({ code: 0, out: 'the usage', problems: '' }));
    expect(parse('--lost')).toEqual(mistake("Unknown option '--lost'. See --help."));
    expect(parse('--name', '--dead')).toEqual(mistake("Option '--name' argument is ambiguous. See --help."));
    expect(parse('--', '--help')).toMatchObject(E.right({ positionals: ['--help'] }));
  });

  it.each([['tokens'], ['webhooks'], ['import-catalogue'], ['backup', 'backup'], ['backup', 'restore']])(
    '[INT-02] [INT-05] [INT-06] [OPS-02] %s %s answers --help and mistakes without opening a database',
    async (...command) => {
      const [file = '', ...words] = command;
      const built = fileURLToPath(new URL(`../../dist/${file}.js`, import.meta.url));
      const run = (word: string) =>
        promisify(execFile)(process.execPath, [built, ...words, word], {
          env: { DATA_DIR: folder.path, PORT: 'not read' },
        });
      await expect(run('--help')).resolves.toMatchObject({
        stdout: expect.stringContaining('Exit code: 0'),
        stderr: '',
      });
      await expect(run('--lost')).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: "Unknown option '--lost'. See --help.\n",
      });
      expect(readdirSync(folder.path)).toEqual([]);
    },
  );
});
