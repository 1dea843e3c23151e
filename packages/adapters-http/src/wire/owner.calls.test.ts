import { sites } from '@gift-registry/domain';
import {
  dayOf,
  exampleItem,
  exampleProduct,
  grIdOf,
  identityOf,
  skuOf,
  versionOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { removeItem, replaceItem } from './owner.calls.ts';
import { addItems, addListItem } from './add-items.calls.ts';
import { quicklook, replacements } from './registry.calls.ts';
import { ownRegistries } from './account.calls.ts';

const grId = grIdOf('7310442');
const identity = identityOf('4821');
const asked = (body: unknown) => addItems.request.decode({ params: {}, query: {}, body });
const item = exampleItem({ wanted: 9 });
const patch = {
  ...writtenTo(4),
  items: [item],
  removed: [identityOf('12')],
  header: O.none,
  totals: O.some({ items: 9, purchased: 3, giftCards: O.none }),
};
const over = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

describe('an owner’s calls', () => {
  it('[ADD-01] one thing stands in the body, or several in a list', () => {
    expect(asked({ GrId: '7310442', Sku: '004821', Quantity: 2 })).toEqual(
      E.right({ grId, additions: [{ identity, quantity: 2 }] }),
    );
    expect(
      asked({
        GrId: '7310442',
        Items: [
          { Sku: '4821', Quantity: 2, Brand: 'modern' },
          { Sku: '4821', Quantity: 1, PersonalizationId: 7 },
        ],
      }),
    ).toEqual(
      E.right({
        grId,
        additions: [
          { identity, quantity: 2, brand: 'modern' },
          { identity: identityOf('4821', 7), quantity: 1 },
        ],
      }),
    );
  });

  it.each([
    { GrId: '7310442', Sku: '4821' },
    { GrId: '7310442', Sku: '4821', Quantity: '2' },
    { GrId: '7310442', Sku: '4821', Quantity: 1.5 },
    { GrId: '7310442', Sku: '4821', Quantity: 1, Items: [] },
    { GrId: '7310442', Items: [] },
    { GrId: '7310442', Items: Array.from({ length: 51 }, () => ({ Sku: '4821', Quantity: 1 })) },
    { GrId: '7310442', Items: [{ Sku: '4821', Quantity: 1, Brand: 'kids' }] },
    { Sku: '4821', Quantity: 1 },
    { GrId: '7310442', Sku: '4821', Quantity: 1, Wanted: 3 },
    [],
    null,
  ])('[API-01] %o is not read', (body) => {
    expect(asked(body)._tag).toBe('Left');
  });

  it('[ADD-01] up to fifty things are read', () => {
    const Items = Array.from({ length: 50 }, () => ({ Sku: '4821', Quantity: 1 }));
    expect(asked({ GrId: '7310442', Items })).toMatchObject({ _tag: 'Right' });
  });

  it('each request is read as it was meant', () => {
    const additions = [{ identity, quantity: 2 }];
    const sent = addItems.request.encode({ grId, additions });
    expect(addItems.request.decode(sent)).toEqual(E.right({ grId, additions }));
    const named = { grId, identity: identityOf('4821', 7) };
    expect(removeItem.request.decode(removeItem.request.encode(named))).toEqual(E.right(named));
    const addition = { identity, quantity: 2 };
    expect(addListItem.request.decode(addListItem.request.encode({ grId, addition }))).toEqual(
      E.right({ grId, addition }),
    );
    const replacing = { grId, existing: identity, replacement: identityOf('12') };
    const replaced = replaceItem.request.encode(replacing);
    expect(replaced.body).toEqual({
      RegistryId: '7310442',
      ExistingItem: { Sku: '4821', PersonalizationId: 0 },
      ReplacementItem: { Sku: '12', PersonalizationId: 0 },
    });
    expect(replaceItem.request.decode(replaced)).toEqual(E.right(replacing));
    expect(quicklook.request.decode(quicklook.request.encode(named))).toEqual(E.right(named));
    const drawn = { grId, identity: identityOf('4821', Number.MAX_SAFE_INTEGER) };
    expect(quicklook.request.decode(quicklook.request.encode(drawn))).toEqual(E.right(drawn));
    expect(replacements.request.decode(replacements.request.encode(skuOf('12')))).toEqual(E.right('12'));
  });

  it('[ADD-01] [ADD-04] what was added names how many and what goes with it, and is read back with its product', () => {
    const answer = {
      version: versionOf(4),
      items: [{ identity: item.identity, product: item.product, added: 1, wanted: 9 }],
      extras: [
        {
          sku: skuOf('77'),
          name: 'Kitchen Towels',
          path: '/product/kitchen-towels/77',
          picture: '/art/towels.webp',
          formattedPrice: '$24.95',
        },
      ],
      patch,
    };
    const json = over(addItems.answer.encode(sites.main, answer));
    expect(json).toMatchObject({
      isSuccess: true,
      version: 4,
      items: [
        {
          name: 'Hearth Dinner Plate',
          sku: '4821',
          quantity: 1,
          quantityWants: 9,
          imagePath: item.product.images.desktop,
          formattedPrice: '$14.95',
        },
      ],
      addOns: [
        {
          sku: '77',
          name: 'Kitchen Towels',
          navigateUrl: '/product/kitchen-towels/77',
          image: '/art/towels.webp',
          formattedPrice: '$24.95',
        },
      ],
    });
    expect(addItems.answer.decode(json)).toEqual(E.right(answer));
    const lost = { ...answer, patch: { ...patch, items: [] } };
    expect(addItems.answer.decode(over(addItems.answer.encode(sites.main, lost)))._tag).toBe('Left');
    const listed = over(addListItem.answer.encode(sites.main, answer));
    expect(listed).toMatchObject({ isSuccess: true, version: 4, quantity: 1, item: { sku: '4821', quantityWants: 9 } });
    expect(addListItem.answer.decode(listed)).toEqual(E.right({ ...answer, extras: [] }));
    const besides = {
      ...answer,
      patch: { ...patch, items: [exampleItem({ identity: identityOf('12') }), ...patch.items] },
    };
    expect(over(addListItem.answer.encode(sites.main, besides))).toMatchObject({ item: { sku: '4821' } });
  });

  it('[NLA-03] [ITEM-08] what replacing and taking off did is read back', () => {
    const replacement = { version: versionOf(4), replacement: item, existing: O.none, patch };
    const json = over(replaceItem.answer.encode(sites.main, replacement));
    expect(json).toMatchObject({ isSuccess: true, replacementItem: { sku: '4821' }, existingItem: null });
    expect(replaceItem.answer.decode(json)).toEqual(E.right(replacement));
    const both = { ...replacement, existing: O.some(item) };
    expect(replaceItem.answer.decode(over(replaceItem.answer.encode(sites.main, both)))).toEqual(E.right(both));
    const removal = { version: versionOf(4), patch };
    expect(removeItem.answer.decode(over(removeItem.answer.encode(sites.main, removal)))).toEqual(E.right(removal));
  });

  it('[NLA-02] what can stand in is named by number and name, with all that is known of it', () => {
    const product = exampleProduct({ sku: skuOf('77') });
    const candidates = [{ identity: identityOf('77'), product }];
    const json = over(replacements.answer.encode(sites.main, candidates));
    expect(json).toMatchObject([{ sku_id: '77', name: product.name, personalizationId: 0 }]);
    expect(replacements.answer.decode(json)).toEqual(E.right(candidates));
  });

  it('[AUTH-03] a person’s registries are read back', () => {
    const own = [
      {
        grId,
        eventType: { code: 'br', name: 'Wedding' },
        eventDate: dayOf('2027-06-12'),
        primaryFirstName: 'Amelia',
        secondaryFirstName: O.some('Jonah'),
      },
    ];
    expect(ownRegistries.answer.decode(over(ownRegistries.answer.encode(sites.main, own)))).toEqual(E.right(own));
  });
});
