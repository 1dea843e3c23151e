import type { CommandOutcome } from '../commands/command.ts';

/** `look`: it works, and will not for long or not for everybody. `wrong`: it does not work. */
type State = 'ok' | 'look' | 'wrong';

/** What was found about one part of a running shop, and what to do where it is not well. */
export interface Finding {
  readonly about: string;
  readonly state: State;
  readonly says: string;
  readonly advice: string;
}

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says, advice: '' });

export const notWell = (about: string, state: 'look' | 'wrong', says: string, advice: string): Finding => ({
  about,
  state,
  says,
  advice,
});

const WIDTHS = { state: 7, about: 14 };

/** The findings as lines; the exit code is 1 where something is wrong. */
export const reportOf = (findings: ReadonlyArray<Finding>): CommandOutcome => ({
  exitCode: findings.some(({ state }) => state === 'wrong') ? 1 : 0,
  stdout: findings
    .flatMap(({ about, state, says, advice }) => [
      `${state.padEnd(WIDTHS.state)}${about.padEnd(WIDTHS.about - 2)}  ${says}`,
      ...(advice === '' ? [] : [`${''.padEnd(WIDTHS.state + WIDTHS.about)}${advice}`]),
    ])
    .map((line) => `${line}\n`)
    .join(''),
  stderr: '',
});
