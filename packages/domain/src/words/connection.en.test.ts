import { expect, it } from 'vitest';
import { connectionSentence, PURCHASE_DELAY_NOTE } from './connection.en.ts';

it('[LIVE-01] each state of the connection has words of its own', () => {
  const sentences = (['connecting', 'live', 'reconnecting', 'offline'] as const).map(connectionSentence);
  expect(new Set(sentences).size).toBe(4);
});

it('[PAGE-13] guests are told the outer bound', () => {
  expect(PURCHASE_DELAY_NOTE).toContain('allow up to 20 minutes for your gift to show as purchased');
});
