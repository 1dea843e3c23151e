import { type LogEntry, liveCell } from '@gift-registry/domain';
import { exampleHeader, exampleView } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { RegistryModel } from '../registry/index.ts';
import { settingsStream } from './settings.stream.ts';

const loaded = (view: Parameters<typeof exampleView>[0]): Extract<RegistryModel, { readonly _tag: 'Loaded' }> => ({
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant', ...view }),
  isComplete: true,
  connection: 'live',
  step: O.none,
  lastChange: O.none,
});

const planned = (first: RegistryModel) => {
  const registry = liveCell<RegistryModel>(first);
  const entries: Array<LogEntry> = [];
  const reloads: Array<string> = [];
  const stream = settingsStream({
    registry: { model: registry, reload: () => reloads.push('again') },
    log: { write: (entry) => () => entries.push(entry) },
  });
  return { registry, entries, reloads, stream };
};

describe('the settings', () => {
  it('[ROUTE-05] tell event, day, names, number, who can see it, and the link', () => {
    expect(planned(loaded({})).stream.model.value).toEqual({
      _tag: 'Loaded',
      grId: '7310442',
      eventName: 'Wedding',
      eventDate: 'Jun 12, 2027',
      names: 'Amelia & Jonah',
      whoCanSee: 'Everyone can find it by name or number.',
      link: 'http://localhost:3000/gift-registry/guest-list/7310442',
      back: '/gift-registry/registrant-list/7310442',
    });
    const alone = loaded({
      header: exampleHeader({ secondaryFirstName: O.none }),
      owner: O.some({ visibility: 'link', coupon: O.none }),
    });
    expect(planned(alone).stream.model.value).toMatchObject({
      names: 'Amelia',
      whoCanSee: 'Only people who have its link can see it.',
    });
  });

  it('[ROUTE-05] [AUTH-04] of somebody else’s registry are not there', () => {
    expect(planned(loaded({ role: 'guest', owner: O.none })).stream.model.value).toEqual({ _tag: 'NotFound' });
  });

  const shown = loaded({});
  const l = planned(shown).stream.model.value;
  const failed = { _tag: 'Failed', fault: { _tag: 'Unavailable' } } as const;

  it.each([
    ['once it is read', '--l', 'w-l'],
    ['and say nothing where nothing of theirs changes', '--l-r-l', 'w-l'],
    ['that cannot be read, and is read again', '--f-w-l', 'w-f-w-l'],
    ['until its owner signs out', '--l--g', 'w-l--n'],
  ])('[ROUTE-05] follow the registry %s', (_, registryMarbles, expected) => {
    const { registry, stream } = planned({ _tag: 'Loading' });
    new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted)).run(({ cold, expectObservable }) => {
      cold<RegistryModel>(registryMarbles, {
        l: shown,
        r: { ...shown, connection: 'reconnecting' },
        f: failed,
        w: { _tag: 'Loading' },
        g: loaded({ role: 'guest', owner: O.none }),
      }).subscribe(registry.set);
      expectObservable(stream.model.changes$).toBe(expected, {
        w: { _tag: 'Loading' },
        l,
        f: failed,
        n: { _tag: 'NotFound' },
      });
    });
  });

  it('[SHARE-01] a link that cannot be copied is only logged; reading again is the registry’s', () => {
    const { stream, entries, reloads } = planned(loaded({}));
    stream.linkNotCopied('NotAllowedError');
    stream.reload();
    expect(entries).toEqual([{ level: 'warning', tag: 'link-not-copied', data: { problem: 'NotAllowedError' } }]);
    expect(reloads).toEqual(['again']);
  });
});
