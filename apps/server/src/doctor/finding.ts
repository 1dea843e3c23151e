import type { CommandOutcome } from '../commands/command.ts';

/** `warning`: it works, and will not for long or not for everybody. `error`: it does not work. */
type State = 'ok' | 'warning' | 'error';

/** What was found about one part of a running shop, and what to do where it is not well. */
export interface Finding {
  readonly check: string;
  readonly state: State;
  readonly message: string;
  readonly advice: string;
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message, advice: '' });

export const problem = (check: string, state: 'warning' | 'error', message: string, advice: string): Finding => ({
  check,
  state,
  message,
  advice,
});

const WIDTHS = { state: 9, check: 14 };

/** The findings as lines; the exit code is 1 where there is an error. */
export const reportOf = (findings: ReadonlyArray<Finding>): CommandOutcome => ({
  exitCode: findings.some(({ state }) => state === 'error') ? 1 : 0,
  stdout: findings
    .flatMap(({ check, state, message, advice }) => [
      `${state.padEnd(WIDTHS.state)}${check.padEnd(WIDTHS.check - 2)}  ${message}`,
      ...(advice === '' ? [] : [`${''.padEnd(WIDTHS.state + WIDTHS.check)}${advice}`]),
    ])
    .map((line) => `${line}\n`)
    .join(''),
  stderr: '',
});
