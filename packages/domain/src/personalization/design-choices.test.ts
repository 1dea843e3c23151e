import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { designChoices } from './design-choices.ts';
import { designText } from './design-text.ts';

describe('what can be chosen for the words on a product', () => {
  it('[ADD-06] [PERS-01] what carries words has letters to choose from; what carries none has nothing to choose', () => {
    expect(designChoices(0)).toEqual({ fonts: [], colors: [] });
    for (const type of [100, 700, 705] as const) expect(designChoices(type).fonts.length).toBeGreaterThan(0);
  });

  it('[ADD-06] [PERS-01] the letters and the colours that there are', () => {
    expect(designChoices(100)).toEqual({ fonts: ['Classic'], colors: [] });
    expect(designChoices(700)).toEqual({
      fonts: ['Block', 'Script', 'Serif'],
      colors: ['Sage', 'Ink', 'Clay', 'Gold', 'White'],
    });
    expect(designChoices(705).fonts).toEqual(designChoices(700).fonts);
  });

  it('[ADD-06] [PERS-01] only what is embroidered has colours', () => {
    expect(([0, 100, 700, 705] as const).filter((type) => designChoices(type).colors.length > 0)).toEqual([700]);
  });

  it('[ADD-06] each choice comes once and can be stored', () => {
    for (const type of [100, 700, 705] as const) {
      const { fonts, colors } = designChoices(type);
      for (const all of [fonts, colors]) expect(new Set(all).size).toBe(all.length);
      for (const font of fonts)
        for (const color of ['', ...colors]) {
          const design = { font, color, line1: 'A & J', line2: '' };
          expect(designText(design)).toEqual(E.right(design));
        }
    }
  });
});
