import { describe, expect, it } from 'vitest';
import { afterSignOut } from './after-sign-out.ts';

describe('after signing out', () => {
  it.each([
    '/account',
    '/gift-registry/new',
    '/gift-registry/registrant/edit-registry?id=7310442',
    '/gift-registry/overview/7310442',
    '/gift-registry/checklist/7310442',
    '/gift-registry/thank-you-manager/7310442',
    '/gift-registry/my-gift-registry/7310442',
  ])(
    '[AUTH-06] [ROUTE-18] from a page that only an owner or an account sees one comes to the sign-in page that says so: %s',
    (here) => {
      expect(afterSignOut(here)).toBe('/account/login?signedOut=true');
    },
  );

  it.each([
    '/',
    '/checkout/cart',
    '/search?category=Rugs&grId=7310442',
    '/gift-registry/guest-list/7310442',
    '/gift-registry/registrant-list/7310442?sort=price',
    '/gift-registry/my-gift-registry/',
    '/gift-registry/find?text=registrant',
    '/product/account/4821',
  ])('[AUTH-06] every other page of the site is opened again: %s', (here) => {
    expect(afterSignOut(here)).toBe(here);
  });

  it.each(['//elsewhere.example/x', 'https://elsewhere.example', '/\\elsewhere.example', ''])(
    '[AUTH-06] [AUTH-05] what would lead to another host leads to the start page: %s',
    (here) => {
      expect(afterSignOut(here)).toBe('/');
    },
  );
});
