import { type ParseArgsConfig, parseArgs } from 'node:util';
import { either as E } from 'fp-ts';
import { type CommandOutcome, failedCommand } from './command.ts';

/** The outcome of a command whose arguments are wrong; the usage says what is right. */
export const usageError = (sentence: string): CommandOutcome => failedCommand(`${sentence} See --help.`);

const asksForHelp = (args: ReadonlyArray<string>): boolean =>
  args.some((arg, at) => (arg === '--help' || arg === '-h') && !args.slice(0, at).includes('--'));

/** Node's first sentence about an option; others are advice on arguments that begin with a hyphen. */
const sentenceOf = (error: unknown): string => {
  const [sentence = ''] = error instanceof Error ? error.message.split(/\.(?:\s|$)/) : [];
  return `${sentence === '' ? 'The arguments cannot be read' : sentence}.`;
};

/** The options and other arguments of a command. */
export type ParsedArguments<Options extends ParseArgsConfig['options']> = ReturnType<
  typeof parseArgs<{ args: Array<string>; options: Options; allowPositionals: true }>
>;

/** Parses the arguments of a command, before anything is opened. Left is what is printed instead of running it: the usage, where `--help` is among them, or a sentence about an option. */
export const parseArguments = <Options extends ParseArgsConfig['options']>(
  usage: string,
  options: Options,
  args: ReadonlyArray<string>,
): E.Either<CommandOutcome, ParsedArguments<Options>> =>
  asksForHelp(args)
    ? E.left({ exitCode: 0, stdout: usage, stderr: '' })
    : E.tryCatch(
        () => parseArgs({ args: [...args], options, allowPositionals: true }),
        (error) => usageError(sentenceOf(error)),
      );
