import type { Letter } from '@gift-registry/domain';
import { memoryWorld } from '@gift-registry/domain/testing/memory';
import { asyncScheduler } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { startLetterRounds } from './letter-rounds.ts';

const letter = (firstName: string): Letter => ({
  to: `${firstName}@example.com`,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'AccountDeleted', firstName },
});

describe('sending letters beside the requests', () => {
  const stops: Array<() => Promise<void>> = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const started = (everyMilliseconds: number) => {
    const world = memoryWorld();
    const stop = startLetterRounds(world, everyMilliseconds, asyncScheduler);
    stops.push(stop);
    return { world, stop, sent: () => world.mail.sent().map(({ to }) => to) };
  };

  it('[AUTH-06] sends a letter as soon as it was kept, and those that follow it', async () => {
    const { world, sent } = started(60_000);
    world.letters.keep(letter('rosa'));
    world.letters.keep(letter('ruth'));
    await expect.poll(sent).toEqual(['rosa@example.com', 'ruth@example.com']);
    expect(world.letters.waiting()).toEqual([]);
    world.letters.keep(letter('jonah'));
    await expect.poll(sent).toHaveLength(3);
  });

  it('[AUTH-06] sends nothing any more once it is stopped', async () => {
    const { world, stop, sent } = started(1);
    await stop();
    world.letters.keep(letter('rosa'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([sent(), world.letters.waiting().length]).toEqual([[], 1]);
  });
});
