import { MULTI_SERVER_OPERATIONS } from '../database/distribution.ts';
import { type SentStatement, sentStatements } from '../database/record-statement.ts';
import { distributionProblem } from './statement-distribution.ts';

const problems = new Set<string>();

const isSent = (message: unknown): message is SentStatement =>
  typeof message === 'object' && message !== null && 'operation' in message && 'sql' in message;

sentStatements.subscribe((message) => {
  if (!isSent(message)) return;
  const { operation, sql, parameters } = message;
  const problem = distributionProblem(sql, parameters);
  if (problem === undefined || (problem.kind === 'MultiServer' && operation in MULTI_SERVER_OPERATIONS)) return;
  problems.add(`${operation} ${problem.text}: ${sql}`);
});

/** What the store operations sent since it was asked for last that a distributed database would not answer from one server, and that is not named in `MULTI_SERVER_OPERATIONS`. */
export const undistributed = (): ReadonlyArray<string> => {
  const found = [...problems];
  problems.clear();
  return found;
};
