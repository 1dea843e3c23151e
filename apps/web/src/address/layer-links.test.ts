import { describe, expect, it } from 'vitest';
import { type LinkTarget, leavesPage } from './layer-links.ts';

const here = { origin: 'https://shop.test', pathname: '/list/1', search: '?sort=price' };
const link: LinkTarget = { target: '', download: '', origin: here.origin, pathname: '/checkout/cart', search: '' };

describe('a link in a layer', () => {
  it.each<[string, Partial<LinkTarget>, boolean]>([
    ['to another page', {}, true],
    ['to the same page in another choice', { pathname: here.pathname }, true],
    ['to another page with the same choice', { search: here.search }, true],
    ['to a place on this page', { pathname: here.pathname, search: here.search }, false],
    ['that opens a tab', { target: '_blank' }, false],
    ['that saves a file', { download: 'gifts.csv' }, false],
    ['to another site', { origin: 'https://modern.shop.test' }, false],
  ])('[SITE-04] %s leads off the page: %o is %s', (_name, its, expected) => {
    expect(leavesPage({ ...link, ...its }, here)).toBe(expected);
  });
});
