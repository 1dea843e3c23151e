import { expect, it } from 'vitest';
import { connectionSentence, purchaseDelayNote } from './connection.ts';

it('[LIVE-01] each state of the connection has words of its own', () => {
  const sentences = (['connecting', 'live', 'reconnecting', 'offline', 'failing', 'trying'] as const).map(
    (connection) => connectionSentence(connection, true),
  );
  expect(new Set(sentences).size).toBe(6);
});

it('[STATE-01] of a list that is there in part, the rest is what could not be loaded', () => {
  expect(connectionSentence('failing', false)).toBe('We couldn’t load the rest of this list.');
  expect(connectionSentence('trying', false)).toBe('Loading the rest…');
  expect(connectionSentence('offline', false)).toBe(connectionSentence('offline', true));
});

it('guests are told the outer bound', () => {
  for (const isLive of [true, false])
    expect(purchaseDelayNote(isLive)).toContain('allow up to 20 minutes for your gift to show as purchased');
});
