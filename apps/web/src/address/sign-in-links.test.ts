import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type SignInLink, signInReturnPath } from './sign-in-links.ts';

const here = 'https://shop.test';
const link: SignInLink = { target: '', origin: here, pathname: '/account/login', search: '?returnUrl=%2Fstores%2F' };

describe('a link to the sign-in page', () => {
  it.each<[string, Partial<SignInLink>, O.Option<string>]>([
    ['of this site', {}, O.some('/stores/')],
    ['that says no way on', { search: '' }, O.some('/account')],
    ['whose way on is no path of this site', { search: '?returnUrl=%2F%2Fevil.example' }, O.some('/')],
    ['that opens a tab', { target: '_blank' }, O.none],
    ['of another site', { origin: 'https://modern.shop.test' }, O.none],
    ['no: to a new account', { pathname: '/account/new' }, O.none],
  ])('[AUTH-01] %s: %o asks on the way to %o', (_name, its, expected) => {
    expect(signInReturnPath({ ...link, ...its }, here)).toEqual(expected);
  });
});
