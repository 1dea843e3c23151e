import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isOwnGreeting, shownGreeting } from './shown-greeting.ts';

const OURS = 'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!';

describe('the greeting that is shown', () => {
  it.each([
    [O.none, OURS],
    [O.some(''), OURS],
    [O.some('  \n\t '), OURS],
    [O.some('\u00a0\u3000'), OURS],
    [O.some('\u200b\u2060\u00ad'), OURS],
    [O.some('.'), '.'],
    [O.some(' Hello '), ' Hello '],
  ])('[GREET-02] %j is shown as "%s"', (written, expected) => {
    expect(shownGreeting(written)).toBe(expected);
  });

  it('[GREET-02] while nothing that can be seen was written, the default greets', () => {
    const invisible = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u200b', '\u0000', '\ufeff') });
    fc.assert(fc.property(invisible, (text) => shownGreeting(O.some(text)) === OURS));
  });

  it('[GREET-02] what the registrant wrote is shown as it was written', () => {
    fc.assert(fc.property(fc.string(), (text) => shownGreeting(O.some(`${text}a`)) === `${text}a`));
  });

  it('[GREET-02] [OVR-01] a greeting is the registrants’ own unless it is the default', () => {
    fc.assert(fc.property(fc.string(), (text) => isOwnGreeting(shownGreeting(O.some(`${text}a`)))));
    expect(isOwnGreeting(shownGreeting(O.none))).toBe(false);
    expect([isOwnGreeting(OURS), isOwnGreeting(`${OURS} `)]).toEqual([false, true]);
  });
});
