import { describe, expect, it } from 'vitest';
import { greetingMessages, greetingRefused } from './greeting.ts';

describe('the words around the greeting', () => {
  it('[GREET-02] the hint', () => {
    expect(greetingMessages.hint).toBe('Greet your guests with a custom message.');
  });

  it.each([
    [0, 250, '0/250', '250 characters left'],
    [249, 1, '249/250', '1 character left'],
    [250, 0, '250/250', '0 characters left'],
  ])('[GREET-01] with %d characters the counter says so', (used, left, seen, heard) => {
    expect(greetingMessages.counter({ used, left })).toBe(seen);
    expect(greetingMessages.counterAnnouncement({ used, left })).toBe(heard);
  });

  it('[GREET-01] one that is too long is told so', () => {
    expect(greetingRefused({ _tag: 'GreetingTooLong', length: 1_251, maximum: 250 })).toBe(
      'A greeting can have up to 250 characters; this one has 1,251.',
    );
  });

  it('[GREET-01] what did not fit is told', () => {
    expect([1, 1_250].map(greetingMessages.leftOut)).toEqual([
      'Greetings can be up to 250 characters. The last one wasn’t kept.',
      'Greetings can be up to 250 characters. The last 1,250 weren’t kept.',
    ]);
  });
});
