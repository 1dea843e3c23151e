import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the service at that address lays its emails. */
const outboxOf = (baseURL: string | undefined): string =>
  join(import.meta.dirname, '..', '.data', `browser-tests-${new URL(baseURL ?? '').port}`, 'outbox');

/** An email as it was written, before it was packed for travelling. */
const unpacked = (raw: string): string => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

const lettersTo = (baseURL: string | undefined, email: string): ReadonlyArray<string> => {
  const outbox = outboxOf(baseURL);
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((raw) => new RegExp(`^To: .*${email.replace(/[.+]/g, '\\$&')}`, 'm').test(raw))
    .map(unpacked);
};

/** Waits for the email with these words to the address, and gives the address of the page that its link leads to. */
export const linkTo = async (baseURL: string | undefined, email: string, words: string): Promise<string> => {
  const found = () => lettersTo(baseURL, email).findLast((email) => email.includes(words));
  await expect.poll(() => found() !== undefined, { message: `an email to ${email}: ${words}` }).toBe(true);
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(found() ?? '')?.[1];
  if (link === undefined) throw new Error(`no link in the email to ${email}`);
  return link;
};

/** A mail address that no other test has. */
export const freshEmail = (name: string): string =>
  `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
