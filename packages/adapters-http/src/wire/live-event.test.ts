import type { RegistryFact } from '@gift-registry/domain';
import {
  centsOf,
  forAll,
  grIdOf,
  identityOf,
  orderNumberOf,
  registryPatch,
  revisionOf,
  sites,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readLiveEvent } from './live-event.ts';
import { patchEvent, reloadEvent } from './live-event-to-wire.ts';
import { lastEventId, revisionText, watchRequest } from './open-registry.calls.ts';

const identity = identityOf('4821');
const purchased: RegistryFact = {
  _tag: 'Purchased',
  identity,
  quantity: 1,
  overPurchased: 0,
  orderNumber: orderNumberOf('HF-1'),
};
const wantedChanged: RegistryFact = { _tag: 'WantedChanged', identity, wanted: 3 };
const added: RegistryFact = { _tag: 'Added', identity, wanted: 3, personalization: O.none };
const gone: RegistryFact = { _tag: 'Removed', identity, wasNla: true };
const replaced: RegistryFact = {
  _tag: 'Replaced',
  existing: identity,
  kept: O.none,
  replacement: identityOf('12'),
  wanted: 3,
  moved: centsOf(0),
  paid: 0,
  isMostLoved: false,
  groupGift: O.none,
  personalization: O.none,
};

const contributed: RegistryFact = {
  _tag: 'Contributed',
  identity,
  amount: centsOf(1_000),
  goal: centsOf(5_000),
  units: 0,
  orderNumber: orderNumberOf('HF-1'),
};

const nameOf = (facts: ReadonlyArray<RegistryFact>, removed: ReadonlyArray<typeof identity> = []) =>
  patchEvent(sites.main, facts, { ...writtenTo(1), items: [], removed, header: O.none, totals: O.none }).event;

describe('the live stream on the wire', () => {
  it('[LIVE-01] every patch comes back as it went, under its revision', () => {
    forAll(registryPatch, (patch) => {
      const { event, id, data } = patchEvent(sites.main, [purchased], patch);
      expect(lastEventId(id)).toEqual(E.right(O.some({ version: patch.version, revisionId: patch.revisionId })));
      expect(readLiveEvent(event, JSON.stringify(data))).toEqual(E.right({ _tag: 'Patched', patch }));
    });
  });

  it('[AUTH-04] no event carries who bought or under which order', () => {
    const patch = { ...writtenTo(1), items: [], removed: [], header: O.none, totals: O.none };
    expect(JSON.stringify(patchEvent(sites.main, [purchased], patch))).not.toContain('HF-1');
  });

  it('[LIVE-01] the first fact of a write names its event', () => {
    const removed = [identity];
    expect(nameOf([purchased, wantedChanged])).toBe('purchased');
    expect(nameOf([wantedChanged, purchased])).toBe('item-changed');
    expect(nameOf([contributed, purchased])).toBe('contributed');
    expect(nameOf([{ _tag: 'MarkedMostLoved', identity }])).toBe('item-changed');
    expect(nameOf([added])).toBe('item-added');
    expect(nameOf([gone], removed)).toBe('item-removed');
    expect(nameOf([replaced], removed)).toBe('item-replaced');
    expect(nameOf([])).toBe('item-changed');
  });

  it('[AUTH-04] the name does not reveal either what left the list unseen', () => {
    for (const fact of [gone, replaced]) expect(nameOf([fact])).toBe('item-changed');
  });

  it('[LIVE-01] a reload event asks for a reload', () => {
    expect(readLiveEvent(reloadEvent.event, JSON.stringify(reloadEvent.data))).toEqual(E.right({ _tag: 'Reload' }));
  });

  it.each(['', 'not json', '{}', '{"version":-1,"items":[],"removed":[]}'])(
    '[API-01] the data %j is not read',
    (data) => {
      expect(E.isLeft(readLiveEvent('purchased', data))).toBe(true);
    },
  );

  it('[LIVE-01] a stream is requested from a revision on', () => {
    const request = { address: { grId: grIdOf('7310442'), viewing: 'guest' as const }, after: O.some(revisionOf(12)) };
    const sent = watchRequest.encode(request);
    expect(sent).toMatchObject({
      params: { grId: '7310442' },
      query: { view: 'guest', after: revisionText(revisionOf(12)) },
    });
    expect(watchRequest.decode(sent)).toEqual(E.right(request));
    expect(watchRequest.decode({ ...sent, query: {} })).toEqual(
      E.right({ address: { grId: '7310442', viewing: 'own' }, after: O.none }),
    );
    for (const after of ['-1', '12', '12-', '12-0000', `1.5-${revisionOf(1).revisionId}`])
      expect(E.isLeft(watchRequest.decode({ ...sent, query: { after } }))).toBe(true);
  });

  it('[LIVE-01] Last-Event-ID names a revision, nothing, or what is no revision', () => {
    const { revisionId } = revisionOf(12);
    expect(lastEventId(`12-${revisionId}`)).toEqual(E.right(O.some(revisionOf(12))));
    for (const none of [undefined, '']) expect(lastEventId(none)).toEqual(E.right(O.none));
    const junk = ['12', `-1-${revisionId}`, `1.5-${revisionId}`, revisionId, [`12-${revisionId}`], `12-${revisionId}x`];
    for (const header of [...junk, `12-${'ABCDEF01'}${revisionId.slice(8)}`, `${'9'.repeat(30)}-${revisionId}`])
      expect(lastEventId(header)).toEqual(E.left('NotARevision'));
  });
});
