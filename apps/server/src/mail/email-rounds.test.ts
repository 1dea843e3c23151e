import { AsyncLocalStorage } from 'node:async_hooks';
import type { Email, Mail } from '@gift-registry/domain';
import { memoryDependencies } from '@gift-registry/domain/testing/memory';
import type { either as E } from 'fp-ts';
import { asyncScheduler, firstValueFrom, ReplaySubject, VirtualTimeScheduler } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmailRounds } from './email-rounds.ts';

const email = (firstName: string): Email => ({
  to: `${firstName}@example.com`,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'AccountDeleted', firstName },
});

const times = { everyMilliseconds: 60_000, patienceMilliseconds: 60_000 };

describe('sending emails beside the requests', () => {
  const stops: Array<() => Promise<void>> = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const memory = () => {
    const dependencies = memoryDependencies();
    return { dependencies, sent: () => dependencies.mail.sent().map(({ to }) => to) };
  };

  it('[AUTH-06] sends an email as soon as it is saved, and those that follow it', async () => {
    const { dependencies, sent } = memory();
    stops.push(startEmailRounds(dependencies, times, asyncScheduler));
    dependencies.emails.keep(email('rosa'));
    dependencies.emails.keep(email('ruth'));
    await expect.poll(sent).toEqual(['rosa@example.com', 'ruth@example.com']);
    expect(dependencies.emails.waiting()).toEqual([]);
    dependencies.emails.keep(email('jonah'));
    await expect.poll(sent).toHaveLength(3);
  });

  it('[OPS-01] a round belongs to no request, also where one saved the email', async () => {
    const { dependencies } = memory();
    const request = new AsyncLocalStorage<string>();
    const requests: Array<string | undefined> = [];
    const mail: Mail = {
      send: (outgoing) => {
        requests.push(request.getStore());
        return dependencies.mail.send(outgoing);
      },
    };
    stops.push(startEmailRounds({ ...dependencies, mail }, times, asyncScheduler));
    await request.run('of the sign-up', async () => dependencies.emails.keep(email('rosa')));
    await expect.poll(() => requests).toEqual([undefined]);
  });

  it('[AUTH-06] continues after a failed email, and logs it', async () => {
    const { dependencies, sent } = memory();
    const mail: Mail = {
      send: (outgoing) => {
        if (outgoing.to === 'rosa@example.com') throw new TypeError('broken');
        return dependencies.mail.send(outgoing);
      },
    };
    stops.push(startEmailRounds({ ...dependencies, mail }, times, asyncScheduler));
    dependencies.emails.keep(email('rosa'));
    await expect
      .poll(() => dependencies.log.entries())
      .toEqual([
        {
          level: 'error',
          tag: 'background-task.failed',
          data: { round: 'emails', code: 'TypeError', at: expect.any(String) },
        },
      ]);
    dependencies.emails.keep(email('ruth'));
    await expect.poll(sent).toEqual(['ruth@example.com']);
  });

  it('[AUTH-06] sends nothing after it is stopped', async () => {
    const { dependencies, sent } = memory();
    const time = new VirtualTimeScheduler(undefined, 10_000);
    let looks = 0;
    const emails = {
      ...dependencies.emails,
      take: (...at: Parameters<typeof dependencies.emails.take>) => {
        looks += 1;
        return dependencies.emails.take(...at);
      },
    };
    const stop = startEmailRounds({ ...dependencies, emails }, times, time);
    await stop();
    dependencies.emails.keep(email('rosa'));
    time.flush();
    await stop();
    expect([looks, time.actions, sent(), dependencies.emails.waiting().length]).toEqual([0, [], [], 1]);
  });

  it('[AUTH-06] a stop waits for the email in progress, and for no other', async () => {
    const { dependencies, sent } = memory();
    const held = new ReplaySubject<void>(1);
    const begun = new ReplaySubject<void>(1);
    const mail: Mail = {
      send: (outgoing) => async () => {
        begun.next();
        await firstValueFrom(held);
        return dependencies.mail.send(outgoing)();
      },
    };
    const stop = startEmailRounds({ ...dependencies, mail }, times, asyncScheduler);
    for (const name of ['rosa', 'ruth', 'jonah']) dependencies.emails.keep(email(name));
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
    expect(dependencies.emails.waiting()).toHaveLength(2);
  });

  it('[AUTH-06] a stop does not wait longer than the patience', async () => {
    const { dependencies } = memory();
    const begun = new ReplaySubject<void>(1);
    const never = new ReplaySubject<E.Either<never, void>>(1);
    const mail: Mail = {
      send: () => () => {
        begun.next();
        return firstValueFrom(never);
      },
    };
    dependencies.emails.keep(email('rosa'));
    const time = new VirtualTimeScheduler();
    const stop = startEmailRounds(
      { ...dependencies, mail },
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
    expect([time.frame, dependencies.emails.waiting().length]).toEqual([3_000, 1]);
  });
});
