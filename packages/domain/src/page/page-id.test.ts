import { expect, it } from 'vitest';
import { pageIds } from './page-id.ts';

it('[ROUTE-12] the pages of a registry have the numbers that other systems know', () => {
  expect(pageIds).toEqual({ home: 0, 'registry-list': 1, 'gift-giver': 2, checklist: 3, 'thank-you-manager': 4 });
});
