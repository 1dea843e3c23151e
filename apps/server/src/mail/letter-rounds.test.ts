import type { Letter, Mail } from '@gift-registry/domain';
import { memoryWorld } from '@gift-registry/domain/testing/memory';
import type { either as E } from 'fp-ts';
import { asyncScheduler, firstValueFrom, ReplaySubject, VirtualTimeScheduler } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { startLetterRounds } from './letter-rounds.ts';

const letter = (firstName: string): Letter => ({
  to: `${firstName}@example.com`,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'AccountDeleted', firstName },
});

const times = { everyMilliseconds: 60_000, patienceMilliseconds: 60_000 };

describe('sending letters beside the requests', () => {
  const stops: Array<() => Promise<void>> = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const memory = () => {
    const world = memoryWorld();
    return { world, sent: () => world.mail.sent().map(({ to }) => to) };
  };

  it('[AUTH-06] sends a letter as soon as it was kept, and those that follow it', async () => {
    const { world, sent } = memory();
    stops.push(startLetterRounds(world, times, asyncScheduler));
    world.letters.keep(letter('rosa'));
    world.letters.keep(letter('ruth'));
    await expect.poll(sent).toEqual(['rosa@example.com', 'ruth@example.com']);
    expect(world.letters.waiting()).toEqual([]);
    world.letters.keep(letter('jonah'));
    await expect.poll(sent).toHaveLength(3);
  });

  it('[AUTH-06] sends nothing any more once it is stopped', async () => {
    const { world, sent } = memory();
    const time = new VirtualTimeScheduler(undefined, 10_000);
    let looks = 0;
    const letters = {
      ...world.letters,
      take: (...at: Parameters<typeof world.letters.take>) => {
        looks += 1;
        return world.letters.take(...at);
      },
    };
    const stop = startLetterRounds({ ...world, letters }, times, time);
    await stop();
    world.letters.keep(letter('rosa'));
    time.flush();
    await stop();
    expect([looks, time.actions, sent(), world.letters.waiting().length]).toEqual([0, [], [], 1]);
  });

  it('[AUTH-06] a stop waits for the letter that is on its way, and for no other', async () => {
    const { world, sent } = memory();
    const held = new ReplaySubject<void>(1);
    const begun = new ReplaySubject<void>(1);
    const mail: Mail = {
      send: (outgoing) => async () => {
        begun.next();
        await firstValueFrom(held);
        return world.mail.send(outgoing)();
      },
    };
    const stop = startLetterRounds({ ...world, mail }, times, asyncScheduler);
    for (const name of ['rosa', 'ruth', 'jonah']) world.letters.keep(letter(name));
    await firstValueFrom(begun);
    let sentAtEnd: ReadonlyArray<string> = ['not ended'];
    const ended = stop().then(() => {
      sentAtEnd = sent();
    });
    await Promise.resolve();
    expect(sentAtEnd).toEqual(['not ended']);
    held.next();
    await ended;
    expect(sentAtEnd).toEqual(['rosa@example.com']);
    expect(world.letters.waiting()).toHaveLength(2);
  });

  it('[AUTH-06] a letter that takes longer than patience lasts is waited for no more', async () => {
    const { world } = memory();
    const begun = new ReplaySubject<void>(1);
    const never = new ReplaySubject<E.Either<never, void>>(1);
    const mail: Mail = {
      send: () => () => {
        begun.next();
        return firstValueFrom(never);
      },
    };
    world.letters.keep(letter('rosa'));
    const time = new VirtualTimeScheduler();
    const stop = startLetterRounds(
      { ...world, mail },
      { everyMilliseconds: 60_000, patienceMilliseconds: 3_000 },
      time,
    );
    time.maxFrames = 0;
    time.flush();
    await firstValueFrom(begun);
    const ended = stop();
    time.maxFrames = 3_000;
    time.flush();
    await ended;
    expect([time.frame, world.letters.waiting().length]).toEqual([3_000, 1]);
  });
});
