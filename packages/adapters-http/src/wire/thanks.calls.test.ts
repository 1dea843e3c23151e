import { sites } from '@gift-registry/domain';
import {
  centsOf,
  giftIdOf,
  grIdOf,
  identityOf,
  instantOf,
  versionOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { markThanked, readGifts, writeNote } from './thanks.calls.ts';

const grId = grIdOf('7310442');
const id = giftIdOf('HF-1001:1');
const over = (json: unknown): unknown => JSON.parse(JSON.stringify(json));
const asked = (body: unknown) => ({ params: { grId: '7310442' }, query: {}, body });

const said = {
  id,
  name: 'Hearth Dinner Plate',
  imagePath: '/art/plates.webp',
  giver: { firstName: 'Rosa', lastName: 'Almeida' },
  givenAt: instantOf('2027-05-30T09:00:00.000Z'),
  message: '=With love',
  isThanked: true,
  note: 'two\nlines',
};
const gifts = [
  { ...said, given: { _tag: 'Units' as const, identity: identityOf('4821', 7), quantity: 2 } },
  { ...said, given: { _tag: 'Contribution' as const, identity: identityOf('77'), amount: centsOf(2_550) } },
  { ...said, imagePath: '', given: { _tag: 'GiftCard' as const, kind: 'GiftCard' as const, amount: centsOf(5_000) } },
  { ...said, given: { _tag: 'GiftCard' as const, kind: 'EGiftCard' as const, amount: centsOf(5_005) } },
];

describe('the Thank You Manager on the wire', () => {
  it('[API-01] [THX-01] every kind of gift is read back as it was told', () => {
    const wire = over(readGifts.answer.encode(sites.main, { version: versionOf(4), gifts }));
    expect(wire).toMatchObject({
      version: 4,
      gifts: [
        { kind: 'item', sku: '4821', personalizationId: 7, quantity: 2 },
        { kind: 'contribution', sku: '77', amount: 25.5 },
        { kind: 'giftCard', amount: 50 },
        { kind: 'eGiftCard', amount: 50.05 },
      ],
    });
    expect(readGifts.answer.decode(wire)).toEqual(E.right({ version: 4, gifts }));
  });

  it('[API-01] [THX-01] what was written down is read back with the patch', () => {
    const patch = { ...writtenTo(4), items: [], removed: [], header: O.none, totals: O.none };
    const done = { version: versionOf(4), patch, gifts: [{ id, isThanked: true, note: 'heron' }] };
    const wire = over(markThanked.answer.encode(sites.main, done));
    expect(wire).toMatchObject({ isSuccess: true, gifts: [{ id: 'HF-1001:1', isThanked: true, note: 'heron' }] });
    expect(markThanked.answer.decode(wire)).toEqual(E.right(done));
  });

  it('[API-01] [THX-01] requests stand as they are sent, and are read as they were meant', () => {
    const mark = { grId, ids: [id], isThanked: true };
    expect(over(markThanked.request.encode(mark))).toEqual(asked({ gifts: ['HF-1001:1'], isThanked: true }));
    expect(markThanked.request.decode(asked({ gifts: ['HF-1001:1'], isThanked: true }))).toEqual(E.right(mark));
    const note = { grId, id, edit: { was: '', now: 'heron' } };
    expect(over(writeNote.request.encode(note))).toEqual(asked({ gift: 'HF-1001:1', was: '', now: 'heron' }));
    expect(writeNote.request.decode(asked({ gift: 'HF-1001:1', was: '', now: 'heron' }))).toEqual(E.right(note));
  });

  it.each([
    { gifts: [], isThanked: true },
    { gifts: ['HF-1001'], isThanked: true },
    { gifts: ['HF-1001:0'], isThanked: true },
    { gifts: 'HF-1001:1', isThanked: true },
    { gifts: ['HF-1001:1'], isThanked: 'true' },
    { gifts: ['HF-1001:1'] },
    { gifts: ['HF-1001:1'], isThanked: true, note: 'x' },
    { gifts: Array.from({ length: 1_001 }, (_, nth) => `HF-1:${nth + 1}`), isThanked: true },
    null,
  ])('[API-01] marks that are not as they must be are not read: %#', (body) => {
    expect(markThanked.request.decode(asked(body))._tag).toBe('Left');
  });

  it.each([
    { gift: 'HF-1001:1', now: 'heron' },
    { gift: 'HF-1001:1', was: null, now: 'heron' },
    { gift: 'HF-1001:1', was: '', now: 5 },
    { gift: 'x', was: '', now: 'heron' },
    { gift: 'HF-1001:1', was: '', now: '', isThanked: true },
  ])('[API-01] a note that is not as it must be is not read: %#', (body) => {
    expect(writeNote.request.decode(asked(body))._tag).toBe('Left');
  });

  it('[THX-01] a refusal says which gift, and what stands there now', () => {
    const moved = { _tag: 'NoteVersionConflict', id: 'HF-1001:1', note: 'heron' };
    expect(writeNote.refusal.decode(moved)).toEqual(E.right(moved));
    expect(writeNote.refusal.decode({ _tag: 'NoteTooLong', maximum: 500 })._tag).toBe('Right');
    expect(markThanked.refusal.decode({ _tag: 'GiftUnknown', id: 'HF-1001:1' })._tag).toBe('Right');
  });
});
