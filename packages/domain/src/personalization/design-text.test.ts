import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { DESIGN_LIMITS, designText } from './design-text.ts';

const words = { font: 'Block', color: 'Sage', line1: 'A & J', line2: '' };
const stored = (changed: Partial<typeof words>) => designText({ ...words, ...changed });

describe('the words of a design', () => {
  it('[PERS-02] spaces around, control characters and the way in which letters are composed make no difference', () => {
    expect(stored({ line1: '\tRene\u0301 ', line2: '\n' })).toEqual(E.right({ ...words, line1: 'René' }));
    expect(stored({ font: ' Block\0' })).toEqual(E.right(words));
  });

  it('[PERS-02] where every line is blank there is no design, whatever font and colour say', () => {
    for (const line1 of ['', ' ', '\u200b', '\n']) expect(stored({ line1 })).toEqual(E.left({ _tag: 'DesignBlank' }));
    expect(E.isRight(stored({ line1: '', line2: '.' }))).toBe(true);
  });

  it('[PERS-02] a line has at most 30 characters, a font and a colour at most 40', () => {
    expect(DESIGN_LIMITS).toEqual({ line: 30, name: 40 });
    forAll(
      fc.constantFrom('line1', 'line2', 'font', 'color'),
      nearEdges(1, 60, [30, 31, 40, 41]),
      fc.constantFrom('x', '\u{1f381}', 'e\u0301'),
      (place, length, sign) => {
        const maximum = place.startsWith('line') ? 30 : 40;
        const answer = stored({ [place]: sign.repeat(length) });
        if (length > maximum) expect(answer).toEqual(E.left({ _tag: 'DesignTooLong', maximum }));
        else expect(E.isRight(answer)).toBe(true);
      },
    );
  });

  it('[PERS-02] what is stored is stored the same again', () => {
    forAll(fc.record({ font: fc.string(), color: fc.string(), line1: fc.string(), line2: fc.string() }), (typed) => {
      const once = designText(typed);
      if (E.isRight(once)) expect(designText(once.right)).toEqual(once);
    });
  });
});
