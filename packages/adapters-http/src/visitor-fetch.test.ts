import { describe, expect, it } from 'vitest';
import { visitorFetch } from './visitor-fetch.ts';

describe('fetch for a visitor outside of a browser', () => {
  it('[INT-03] sends the origin, and the cookies that were set until they are taken away', async () => {
    const asked: Array<Readonly<Record<string, string>>> = [];
    const answers = [['visitor=a1; Path=/; HttpOnly', 'session=b=2; Max-Age=60'], ['session=; Max-Age=0; Path=/'], []];
    const fetch = visitorFetch('https://shop.example', async (_url, { headers }) => {
      asked.push(headers);
      const setCookies = answers[asked.length - 1] ?? [];
      return {
        status: 200,
        headers: { get: () => null, getSetCookie: () => setCookies },
        text: async () => '',
      };
    });
    const request = {
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'same-origin' as const,
      signal: new AbortController().signal,
    };
    for (const _ of answers) await fetch('https://shop.example/api/cart', request);
    const always = { Accept: 'application/json', Origin: 'https://shop.example' };
    expect(asked).toEqual([
      always,
      { ...always, Cookie: 'visitor=a1; session=b=2' },
      { ...always, Cookie: 'visitor=a1' },
    ]);
  });
});
