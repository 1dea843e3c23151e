import { describe, expect, it } from 'vitest';
import { errorPlace } from './error-place.ts';

describe('where an error arose', () => {
  it('[ANA-02] is the file and line of our own code, without the message, however many lines that has', () => {
    const place = errorPlace(
      new Error('Ida\nida@example.com\n  at home, Elm Street 5\n    at the table:1:2\n    at Ida (x.ts:3:4)'),
    );
    expect(place).toMatch(/^at .*error-place\.test\.ts:\d+:\d+/);
    expect(place).not.toMatch(/Ida|ida@|Elm|table|x\.ts/);
  });

  it('[ANA-02] is nothing without an error', () => {
    expect(errorPlace('ida@example.com')).toBe('');
  });
});
