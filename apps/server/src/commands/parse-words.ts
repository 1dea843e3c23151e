import { type ParseArgsConfig, parseArgs } from 'node:util';
import { either as E } from 'fp-ts';
import { type CommandOutcome, failedCommand } from './command.ts';

/** The words behind a command that cannot be what they are; the usage says what can be. */
export const mistaken = (sentence: string): CommandOutcome => failedCommand(`${sentence} See --help.`);

const asksForHelp = (args: ReadonlyArray<string>): boolean =>
  args.some((word, at) => (word === '--help' || word === '-h') && !args.slice(0, at).includes('--'));

/** Node's first sentence about an option; others are advice on words that begin with a hyphen. */
const sentenceOf = (error: unknown): string => {
  const [sentence = ''] = error instanceof Error ? error.message.split(/\.(?:\s|$)/) : [];
  return `${sentence === '' ? 'The words of the command cannot be read' : sentence}.`;
};

/** The options and other words behind a command. */
export type ParsedWords<Options extends ParseArgsConfig['options']> = ReturnType<
  typeof parseArgs<{ args: Array<string>; options: Options; allowPositionals: true }>
>;

/** Parses the words behind a command, before anything is opened. Left is what is printed instead of running it: the usage, where `--help` is among them, or a sentence about an option. */
export const parseWords = <Options extends ParseArgsConfig['options']>(
  usage: string,
  options: Options,
  args: ReadonlyArray<string>,
): E.Either<CommandOutcome, ParsedWords<Options>> =>
  asksForHelp(args)
    ? E.left({ code: 0, out: usage, problems: '' })
    : E.tryCatch(
        () => parseArgs({ args: [...args], options, allowPositionals: true }),
        (error) => mistaken(sentenceOf(error)),
      );
