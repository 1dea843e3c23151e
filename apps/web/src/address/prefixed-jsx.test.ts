import type { ReactElement } from 'react';
import { jsx as plainJsx } from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { prefixed } from './prefixed-jsx.ts';

const propsOf = (element: ReactElement<unknown>) => element.props;
const jsx = prefixed('fr-CA', plainJsx);

describe('[LANG-01] elements of a page in French', () => {
  it.each([
    [{ href: '/gift-registry/find?text=a#top' }, { href: '/fr/gift-registry/find?text=a#top' }],
    [{ action: '/search' }, { action: '/fr/search' }],
    [{ href: '/fr/search' }, { href: '/fr/search' }],
    [
      { href: '#content', id: 'a' },
      { href: '#content', id: 'a' },
    ],
    [{ href: 'https://elsewhere.example/' }, { href: 'https://elsewhere.example/' }],
    [
      { href: '/', hrefLang: 'en' },
      { href: '/', hrefLang: 'en' },
    ],
    [{ action: String }, { action: String }],
    [{}, {}],
  ])('%j leads to %j', (props, expected) => {
    expect(propsOf(jsx('a', props))).toEqual(expected);
  });

  it('are plain ones in English, whose addresses have no prefix', () => {
    expect(propsOf(prefixed('en', plainJsx)('a', { href: '/search' }))).toEqual({ href: '/search' });
  });
});
