import type { CallForm } from './call-form.ts';

const item = { grId: '7310442', sku: '4821', personalizationId: 0 };
const named = { Sku: '4821', PersonalizationId: 0 };
const gifts = ['HF-1001:1'];
const giver = { firstName: 'Rosa', lastName: 'Almeida' };
const wrongPaths = ['/api/registry/12345/thank-you'];

/** Calls of owners; a guest's are refused alike until somebody has to be signed in. */
export const ownerCalls = {
  changeWantedQuantity: { body: { ...item, quantityWants: 9 } },
  addItems: { body: { GrId: '7310442', Sku: '4821', Quantity: 1 } },
  addListItem: { body: { Sku: '4821', Quantity: 1, PersonalizationId: 0 }, optional: ['PersonalizationId'] },
  removeItem: { body: item },
  replaceItem: { body: { RegistryId: '7310442', ExistingItem: named, ReplacementItem: named } },
  markMostLoved: { body: item },
  unmarkMostLoved: { body: item },
  changeMostLoved: { body: { ...item, isMostLoved: true } },
  startGroupGift: { body: item },
  stopGroupGift: { body: item },
  nameFund: { body: { ...item, name: 'Our kitchen' } },
  updateItem: { body: { ...item, seen: {} } },
  readSettings: {},
  changeSettings: {
    body: {},
    wrongWithin: [
      { biography: { now: 'b' } },
      { biography: { was: '', now: 'b', later: 'c' } },
      { eventDate: { was: '2027-06-12', now: '2027-02-30' } },
      { visibility: { was: 'findable', now: 'secret' } },
    ],
  },
  writeGreeting: { body: { grId: '7310442', greeting: 'Welcome!' } },
  writeBiography: { body: { grId: '7310442', biography: 'We met in Lisbon.' } },
  deleteRegistry: {},
  readGifts: { wrongPaths },
  markThanked: { body: { gifts, isThanked: true } },
  writeNote: { body: { gift: 'HF-1001:1', was: '', now: 'heron' } },
  confirmGifts: { body: { gifts, isConfirmed: true } },
  markArrived: { body: { gifts, state: 'received' }, isKeyed: true },
  rejectGifts: { body: { gifts }, isKeyed: true },
  addGift: { body: { words: 'A vase', quantity: 1, giver, day: '2027-05-01', note: '' }, isKeyed: true },
  nameGiver: { body: { gift: 'HF-1001:1', name: giver }, optional: ['name'] },
  readChecklist: {},
  tickEntry: {
    body: { entry: 'bath', isTicked: true },
    wrongWithin: [{ entry: 'x'.repeat(65) }],
  },
} as const satisfies Readonly<Record<string, CallForm>>;
