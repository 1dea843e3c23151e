import { describe, expect, it } from 'vitest';
import { crossBrandWords, itemCardWords } from '../words/index.ts';
import type { CrossBrandErrand } from './continue-address.ts';
import { crossBrandModals } from './cross-brand-modal.ts';

const names: ReadonlyArray<CrossBrandErrand['_tag']> = [
  'redirect',
  'product',
  'giftCard',
  'availability',
  'addToCart',
  'checklist',
  'checklistPLP',
];

describe('the cross-brand modals', () => {
  it('[XB-02] every errand has a modal', () => {
    expect(Object.keys(crossBrandModals).sort()).toEqual([...names].sort());
  });

  it('[XB-02] availability, addToCart and redirect are on the registry page, with product for what is looked at there and giftCard in its section; those of the checklist are on the checklist’s page', () => {
    expect(names.filter((name) => !crossBrandModals[name].isOnRegistryPage)).toEqual(['checklist', 'checklistPLP']);
  });

  it.each(names)('[XB-02] %s has "Cancel" and a Continue to the other brand', (name) => {
    for (const [other, brand] of [
      ['modern', 'Mode Two'],
      ['main', 'Hearth & Field'],
    ] as const) {
      const { title, text, cancel, proceed } = crossBrandWords.modal(name, other);
      expect([cancel, proceed]).toEqual(['Cancel', `Continue to ${brand}`]);
      expect(`${title} ${text}`).toContain(brand);
    }
  });

  it('[XB-02] [XB-04] the one that asks before buying is called "Buy on" the other brand', () => {
    expect(crossBrandWords.modal('addToCart', 'modern').title).toBe('Buy on Mode Two');
    expect(crossBrandWords.modal('addToCart', 'main').title).toBe('Buy on Hearth & Field');
    expect([itemCardWords.buyOn('modern'), itemCardWords.buyOn('main')]).toEqual([
      'Buy on Mode Two',
      'Buy on Hearth & Field',
    ]);
  });

  it('[XB-02] no two of them say the same', () => {
    const said = names.map((name) => crossBrandWords.modal(name, 'modern'));
    expect(new Set(said.map(({ title }) => title)).size).toBe(7);
    expect(new Set(said.map(({ text }) => text)).size).toBe(7);
  });

  it('[XB-05] the call to action names the other brand', () => {
    expect(crossBrandWords.callToAction('modern')).toContain('Mode Two');
    expect(crossBrandWords.callToAction('main')).toContain('Hearth & Field');
  });
});
