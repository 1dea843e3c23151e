import { type LinkToken, parseLinkToken } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ContractEnvironment } from './contract-environment.ts';

/** The secret of the link in the last email to the address; without one the test fails. */
export const linkIn = async (environment: ContractEnvironment, email: string): Promise<LinkToken> => {
  const last = (await environment.mailTo(email)).at(-1);
  const token = parseLinkToken(/[?&]token=([A-Za-z0-9_-]+)/.exec(last?.text ?? '')?.[1] ?? '');
  if (O.isNone(token)) throw new Error(`no link in: ${last?.text ?? 'no email'}`);
  return token.value;
};

/** The subjects of all emails that went to the address, oldest first. */
export const subjectsTo = async (environment: ContractEnvironment, email: string): Promise<ReadonlyArray<string>> =>
  (await environment.mailTo(email)).map(({ subject }) => subject);
