import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { parseLinkToken } from './ids.ts';

it('[AUTH-06] the secret of a link has exactly 43 letters, digits, hyphens and underscores', () => {
  const secret = `${'aZ09-_'.repeat(7)}x`;
  expect(parseLinkToken(secret)).toEqual(O.some(secret));
  for (const other of ['', secret.slice(1), `${secret}x`, ` ${secret.slice(1)}`, `${secret.slice(1)}=`, `${secret}\n`])
    expect(parseLinkToken(other)).toEqual(O.none);
});
