import { describe, expect, it } from 'vitest';
import { typedDigits } from './typed-digits.ts';

describe('typed digits', () => {
  it.each([
    ['', 0, ''],
    ['  ', 0, ''],
    ['-5', 0, ''],
    ['a1.', 0, ''],
    ['7', 7, ''],
    [' \t12 ', 12, ''],
    ['1,5', 1, ''],
    ['1.', 1, '.'],
    ['1.5', 1, '.'],
    ['12.75.3', 12, '.'],
    ['1234', 123, ''],
    ['1234.5', 123, '.'],
    ['5 6.7\n8', 5, ''],
    ['5.\n8', 5, '.'],
  ])('[BUY-01] [ADD-01] %j begins with %d and "%s"', (text, whole, point) => {
    expect(typedDigits(text, 3)).toEqual({ whole, point });
  });
});
