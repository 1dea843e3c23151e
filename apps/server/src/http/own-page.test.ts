import { describe, expect, it } from 'vitest';
import { isFromOwnPage } from './own-page.ts';

const own = 'http://localhost:3000';

describe('where a write comes from', () => {
  it.each([
    [{ origin: own }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: own, 'sec-fetch-site': 'same-origin' }],
    [{ origin: own, 'sec-fetch-site': 'none' }],
    [{ origin: 'HTTP://LOCALHOST:3000' }],
  ])('[API-01] is one of our pages: %j', (headers) => {
    expect(isFromOwnPage(own, headers)).toBe(true);
  });

  it.each([
    [{}],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://localhost:3000' }],
    [{ origin: 'http://localhost' }],
    [{ origin: 'http://modern.localhost:3000' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': ['same-origin', 'cross-site'] }],
    [{ origin: own, 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('[API-01] is foreign or not told: %j', (headers) => {
    expect(isFromOwnPage(own, headers)).toBe(false);
  });
});
