import { type Checklists, eventTypeOf, type Fault, type ObservableState } from '@gift-registry/domain';
import { exampleHeader, exampleItem, exampleProduct, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { loaded, plates } from '../registrant-page/testing/registrant-scene.ts';
import { checklistScene, exampleChecklistPort } from './testing/checklist-scene.ts';

const settled = () => new Promise((done) => setTimeout(done, 0));

type Answer = E.Either<Fault, ReadonlyArray<string>>;

/** Ticking whose answers the test gives, in the order of the requests. */
const held = () => {
  const waiting: Array<(answer: Answer) => void> = [];
  const tickEntry: Checklists['tickEntry'] = () => () => new Promise<Answer>((done) => waiting.push(done));
  return { waiting, port: exampleChecklistPort({ tickEntry }) };
};

const expectedCart = async (scene: ReturnType<typeof checklistScene>) => {
  scene.page.model.changes$.subscribe();
  await settled();
  return scene;
};
const bodyOf = ({ page }: { readonly page: { readonly model: ObservableState<unknown> } }) => page.model.value;
const entry = (scene: ReturnType<typeof checklistScene>, key: string) => {
  const { value } = scene.page.model;
  if (value._tag !== 'Loaded' || value.body._tag !== 'Read') return expect.fail('not read');
  const entry = value.body.checklist.groups.flatMap(({ entries }) => entries).find((one) => one.key === key);
  return {
    isDone: entry?.isDone,
    isTickedByHand: entry?.isTickedByHand,
    mutation: value.body.mutations.get(key)?._tag,
  };
};

describe('the checklist', () => {
  it('[CHK-01] is ticked by hand and by the items of the registry, live', async () => {
    const scene = await expectedCart(checklistScene(loaded({ items: [plates] })));
    expect(bodyOf(scene)).toMatchObject({ body: { _tag: 'Read', checklist: { done: 2, of: 4 }, isComplete: true } });
    expect(entry(scene, 'dinnerware')).toMatchObject({ isDone: true, isTickedByHand: false });
    const pots = exampleItem({ product: exampleProduct({ categoryName: 'Cookware' }), wanted: 8, purchased: 0 });
    scene.model.set(loaded({ items: [plates, pots] }));
    expect(entry(scene, 'cookware')).toMatchObject({ isDone: true, isTickedByHand: false });
    expect(bodyOf(scene)).toMatchObject({ body: { checklist: { done: 3 } } });
  });

  it('[CHK-01] a tick counts at once and shows that it is saving, then that it is saved', async () => {
    const { waiting, port } = held();
    const scene = await expectedCart(checklistScene(loaded({ items: [] }), port));
    scene.page.tick('cookware', true);
    expect(entry(scene, 'cookware')).toEqual({ isDone: true, isTickedByHand: true, mutation: 'Saving' });
    await settled();
    waiting[0]?.(E.right(['cookware', 'bath']));
    await settled();
    expect(entry(scene, 'cookware')).toEqual({ isDone: true, isTickedByHand: true, mutation: undefined });
    expect(entry(scene, 'bath').isTickedByHand).toBe(true);
  });

  it('[CHK-01] a tick that is not saved is undone, and says so until it is tried again', async () => {
    const { waiting, port } = held();
    const scene = await expectedCart(checklistScene(loaded({ items: [] }), port));
    scene.page.tick('cookware', true);
    await settled();
    waiting[0]?.(E.left({ _tag: 'Unavailable' }));
    await settled();
    expect(entry(scene, 'cookware')).toEqual({ isDone: false, isTickedByHand: false, mutation: 'Failed' });
    expect(scene.logged).toEqual([{ level: 'warning', tag: 'checklist.tick-failed', data: { reason: 'Unavailable' } }]);
    scene.page.tick('cookware', true);
    expect(entry(scene, 'cookware').mutation).toBe('Saving');
  });

  it('[CHK-01] ticked and unticked in haste, the last counts; answers of other entries lose nothing', async () => {
    const { waiting, port } = held();
    const scene = await expectedCart(checklistScene(loaded({ items: [] }), port));
    scene.page.tick('cookware', true);
    scene.page.tick('cookware', false);
    scene.page.tick('dinnerware', true);
    await settled();
    expect(waiting).toHaveLength(2);
    waiting[1]?.(E.right(['bath', 'dinnerware']));
    waiting[0]?.(E.right(['bath', 'cookware']));
    await settled();
    expect(entry(scene, 'cookware')).toEqual({ isDone: false, isTickedByHand: false, mutation: 'Saving' });
    waiting[2]?.(E.right(['bath', 'dinnerware']));
    await settled();
    expect(entry(scene, 'cookware')).toEqual({ isDone: false, isTickedByHand: false, mutation: undefined });
    expect(entry(scene, 'dinnerware')).toMatchObject({ isTickedByHand: true, mutation: undefined });
  });

  it('[CHK-01] a failed earlier tick says nothing about one that is still pending', async () => {
    const { waiting, port } = held();
    const scene = await expectedCart(checklistScene(loaded({ items: [] }), port));
    for (const isTicked of [true, false, true]) scene.page.tick('cookware', isTicked);
    await settled();
    waiting[0]?.(E.left({ _tag: 'Unavailable' }));
    await settled();
    expect(entry(scene, 'cookware')).toEqual({ isDone: true, isTickedByHand: true, mutation: 'Saving' });
    waiting[1]?.(E.right(['bath']));
    await settled();
    expect(entry(scene, 'cookware')).toEqual({ isDone: true, isTickedByHand: true, mutation: 'Saving' });
    waiting[2]?.(E.right(['bath', 'cookware']));
    await settled();
    expect(entry(scene, 'cookware')).toEqual({ isDone: true, isTickedByHand: true, mutation: undefined });
    expect(scene.logged).toMatchObject([{ tag: 'checklist.tick-failed' }]);
  });

  it('[CHK-01] a tick that is not saved is logged, also while the checklist is read again', async () => {
    const { waiting, port } = held();
    let reads = 0;
    const readChecklist: Checklists['readChecklist'] = (grId) => () => {
      reads += 1;
      return reads === 1 ? port.readChecklist(grId)() : new Promise(() => undefined);
    };
    const scene = await expectedCart(checklistScene(loaded({ items: [] }), { ...port, readChecklist }));
    scene.page.tick('cookware', true);
    await settled();
    scene.page.reload();
    expect(bodyOf(scene)).toMatchObject({ body: { _tag: 'Reading' } });
    waiting[0]?.(E.left({ _tag: 'Unavailable' }));
    await settled();
    expect(scene.logged).toMatchObject([{ tag: 'checklist.tick-failed', data: { reason: 'Unavailable' } }]);
  });

  it('[XB-02] where the other brand has no site, requesting it is logged and opens nothing', async () => {
    const { page, logged } = await expectedCart(
      checklistScene(loaded({ items: [] }), exampleChecklistPort(), sites.canada),
    );
    page.ask({ _tag: 'OtherBrand', brand: 'modern', modal: 'checklist', path: '/search' }, 'Rugs');
    expect(page.asked.value).toEqual(O.none);
    expect(logged).toMatchObject([{ level: 'error', tag: 'other-brand.unavailable' }]);
  });

  it('[CHK-01] a checklist that could not be read can be read again', async () => {
    let isAway = true;
    const readChecklist: Checklists['readChecklist'] = (grId) => async () =>
      isAway ? E.left({ _tag: 'Unavailable' }) : exampleChecklistPort().readChecklist(grId)();
    const scene = await expectedCart(checklistScene(loaded({ items: [] }), exampleChecklistPort({ readChecklist })));
    expect(bodyOf(scene)).toMatchObject({ body: { _tag: 'NotRead', trouble: { _tag: 'Unavailable' } } });
    isAway = false;
    scene.page.reload();
    await settled();
    expect(bodyOf(scene)).toMatchObject({ body: { _tag: 'Read' } });
  });

  it('[CHK-01] nothing is shown as missing while only the first items are loaded', async () => {
    const scene = await expectedCart(checklistScene(loaded({ items: [plates] }, false)));
    expect(bodyOf(scene)).toMatchObject({ body: { isComplete: false } });
  });

  it('[CHK-01] [XB-02] [ADD-01] an entry of the other brand opens the dialog with its name, which links to that site for this registry', async () => {
    const { page } = await expectedCart(checklistScene(loaded({ items: [] })));
    const path = '/search?category=Rugs';
    page.ask({ _tag: 'OtherBrand', brand: 'modern', modal: 'checklistPLP', path }, 'Rugs');
    expect(page.asked.value).toEqual(
      O.some({
        intent: { _tag: 'checklistPLP', path: `${path}&grId=7310442` },
        brandName: 'Mode Two',
        about: O.some('Rugs'),
        referrer: {},
        isOpen: true,
      }),
    );
    page.stay();
    expect(page.asked.value).toMatchObject({ value: { isOpen: false } });
    page.ask({ _tag: 'Here', path }, 'Rugs');
    expect(page.asked.value).toMatchObject({ value: { isOpen: false } });
  });

  it('[TAB-03] [TAB-05] [KIDS-01] [ROUTE-17] exists only where the registry has one, for its registrant', () => {
    const of = (code: string) => ({ header: exampleHeader({ eventType: eventTypeOf(code) }) });
    const tagOf = (...[view, site]: readonly [Parameters<typeof loaded>[0], (typeof sites)[keyof typeof sites]]) =>
      checklistScene(loaded(view), exampleChecklistPort(), site).page.model.value._tag;
    expect(tagOf(of('bb'), sites.main)).toBe('Loaded');
    expect(tagOf(of('bb'), sites.modern)).toBe('NotFound');
    expect(tagOf(of('kd'), sites.kids)).toBe('NotFound');
    expect(tagOf({ role: 'guest' }, sites.main)).toBe('NotAllowed');
  });
});
