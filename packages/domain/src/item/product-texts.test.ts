import { exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { languageOf, nameIn, namesOf, productIn } from './product-texts.ts';

const mug = exampleProduct({
  name: 'Ember Mug',
  texts: { 'fr-CA': { name: 'Tasse Ember', description: 'La première qu’on prend.', alt: 'Une tasse' } },
});

describe('a product in a language', () => {
  it('[LANG-04] has the texts that are written in it, and names those that are not', () => {
    const french = productIn('fr-CA', mug);
    expect(french).toMatchObject({ name: 'Tasse Ember', description: 'La première qu’on prend.', sku: mug.sku });
    expect(french.images.alt).toBe(mug.images.alt === mug.name ? 'Tasse Ember' : 'Une tasse');
    expect(languageOf(french, 'name')).toBeUndefined();
    expect(french).not.toHaveProperty('texts');
    expect(languageOf(productIn('fr-CA', exampleProduct({ name: 'Mug' })), 'name')).toBe('en');
  });

  it('[LANG-04] in English it is as the catalogue has it', () => {
    const { texts: _texts, ...own } = mug;
    expect(productIn('en', mug)).toEqual(own);
  });

  it('[LANG-04] a name goes along in all of its languages, and is read in one', () => {
    const named = namesOf(mug);
    expect(nameIn('fr-CA', named)).toEqual({ name: 'Tasse Ember' });
    expect(nameIn('en', named)).toEqual({ name: 'Ember Mug' });
    expect(nameIn('fr-CA', namesOf(exampleProduct({ name: 'Mug' })))).toEqual({ name: 'Mug', nameLanguage: 'en' });
  });
});
