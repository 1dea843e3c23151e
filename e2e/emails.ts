import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The folder into which the service writes its emails. */
const outboxFolder = (baseURL: string | undefined): string =>
  join(import.meta.dirname, '..', '.data', `browser-tests-${new URL(baseURL ?? '').port}`, 'outbox');

/** Decodes quoted-printable text. */
const decoded = (raw: string): string => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

const emailsTo = (baseURL: string | undefined, email: string): ReadonlyArray<string> => {
  const outbox = outboxFolder(baseURL);
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((raw) => new RegExp(`^To: .*${email.replace(/[.+]/g, '\\$&')}`, 'm').test(raw))
    .map(decoded);
};

/** Waits for an email with that text to the address; returns the path of its first link. */
export const emailLink = async (baseURL: string | undefined, email: string, text: string): Promise<string> => {
  const found = () => emailsTo(baseURL, email).findLast((email) => email.includes(text));
  await expect.poll(() => found() !== undefined, { message: `an email to ${email}: ${text}` }).toBe(true);
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(found() ?? '')?.[1];
  if (link === undefined) throw new Error(`no link in the email to ${email}`);
  return link;
};

/** An email address that no other test uses. */
export const uniqueEmail = (name: string): string =>
  `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
