import { describe, expect, it } from 'vitest';
import { fillPath, queryOf } from './path.ts';

describe('the address of a call', () => {
  it('[ROUTE-16] half of a character stands in no address', () => {
    expect(fillPath('/a/{name}', { name: 'r\ud800' })).toBe('/a/r%EF%BF%BD');
    expect(queryOf({ text: 'ab \ud800', page: undefined })).toBe('?text=ab%20%EF%BF%BD');
  });
});
