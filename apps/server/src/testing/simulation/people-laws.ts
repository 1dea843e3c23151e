import { isDeepStrictEqual } from 'node:util';
import { applyPatch, isSameIdentity, type RegistryView } from '@gift-registry/domain';
import type { LedgerRow } from '@gift-registry/domain/testing/contract';
import { either as E, option as O, string as S } from 'fp-ts';
import { buyers, EVENT_MORNING, lists } from './people-and-lists.ts';
import { check, isOf, isUntouched, type Law, moneyIn, right, unitsIn } from './snapshot.ts';

/** Every giver gets each email once: an email more only where somebody could not know that it was sent. */
export const giversGetEachEmailOnce: Law = ({ shop }, { orders }, store) => {
  for (const { orderNumber, source, giver, returns } of orders) {
    if (source !== 'here') continue;
    const mails = store.mail.sent().filter(({ to, text }) => to === giver.email && text.includes(orderNumber));
    const receipts = mails.filter(
      ({ text }) => text.includes(`Your order ${orderNumber}`) && text.includes(' is placed.'),
    ).length;
    check(receipts >= 1, () => `${giver.email} got no receipt of ${orderNumber}`);
    const canceled = returns.filter(({ kind, reference }) => kind === 'takenBack' && !reference.includes(':')).length;
    const notices = mails.filter(({ subject }) => subject.startsWith('Canceled: ')).length;
    check(
      notices >= canceled,
      () => `${giver.email} got ${notices} notices of ${canceled} cancellations of ${orderNumber}`,
    );
    const more = receipts - 1 + notices - canceled;
    const repeats = shop.repeatsOf(orderNumber);
    check(more <= repeats, () => `${more} emails of ${orderNumber} were sent twice, and ${repeats} were not confirmed`);
  }
};

/** Nobody is answered with what belongs to another buyer; owners learn of no gift of the other list, nor before the event of one that is hidden. */
export const nobodyLearnsMore: Law = ({ answers, sent, shop }, { orders }, store) => {
  for (const { reader, text } of answers) {
    if ('giver' in reader) {
      for (const { giver } of buyers)
        check(
          giver === reader.giver || !text.includes(giver.firstName),
          () => `${reader.giver.firstName} learned of ${giver.firstName}: ${text}`,
        );
      continue;
    }
    for (const { orderNumber, lines } of orders)
      check(
        lines.some(({ grId }) => O.exists((of) => of === reader.grId)(grId)) || !text.includes(orderNumber),
        () => `${reader.email} learned of ${orderNumber}, which is for another list: ${text}`,
      );
  }
  if (store.clock.now() >= EVENT_MORNING) return;
  const hidden = orders
    .filter(({ isSurprise }) => isSurprise)
    .map(({ orderNumber, message }) => ({
      orderNumber,
      words: [
        orderNumber,
        message,
        ...sent.filter(({ numbers }) => numbers.has(orderNumber)).map(({ request }) => request.message),
      ].filter((word) => word !== ''),
    }));
  const shownToOwners = [
    ...answers.flatMap(({ reader, text }) => ('owner' in reader ? [{ list: reader, text }] : [])),
    ...shop
      .pages()
      .flatMap(({ list, viewing, view, signals }) =>
        viewing === 'own' ? [{ list, text: JSON.stringify([view, signals]) }] : [],
      ),
    ...lists.flatMap((list) =>
      store.mail
        .sent()
        .flatMap(({ to, subject, text }) => (to === list.email ? [{ list, text: `${subject} ${text}` }] : [])),
    ),
  ];
  for (const { list, text } of shownToOwners) {
    for (const { giver } of list.hidesAll ? buyers : [])
      check(!text.includes(giver.firstName), () => `${list.email} learned of ${giver.firstName}: ${text}`);
    for (const { orderNumber, words } of hidden)
      check(
        !words.some((word) => text.includes(word)),
        () => `${list.email} learned of the hidden order ${orderNumber}: ${text}`,
      );
  }
};

/** Owners see counts of what is not hidden from them; nobody else sees a private list. */
export const viewsAreTheirs: Law = async ({ shop }, { registries, orders }, store) => {
  for (const { list, registry, ledger } of registries) {
    for (const buyer of buyers) {
      const seen = await shop.outside(buyer).registries.open({ grId: list.grId, viewing: 'guest' })();
      check(
        E.isRight(seen) === (registry.visibility._tag !== 'Private'),
        () =>
          `a guest ${E.isRight(seen) ? 'sees' : 'does not see'} the list ${list.grId}, which is ${registry.visibility._tag}`,
      );
    }
    if (store.clock.now() >= EVENT_MORNING) continue;
    const view = await right(shop.outside(list).registries.open({ grId: list.grId, viewing: 'own' }));
    const isHidden = (row: LedgerRow): boolean =>
      'orderNumber' in row &&
      (list.hidesAll || orders.some(({ orderNumber, isSurprise }) => isSurprise && orderNumber === row.orderNumber));
    for (const { identity, purchased, groupGift } of view.items) {
      if (!isUntouched({ list, registry, ledger }, identity)) continue;
      const shown = ledger.filter((row) => isOf(identity)(row) && !isHidden(row));
      const item = registry.items.find((each) => isSameIdentity(each.identity, identity));
      const what = `of ${list.grId} ${identity.sku}`;
      if (item !== undefined && O.isSome(item.groupGift)) {
        const [raised, money] = [O.isSome(groupGift) ? groupGift.value.raised : 0, moneyIn(shown)];
        check(raised === money, () => `the owner sees ${raised} raised ${what}, and ${money} are not hidden`);
        continue;
      }
      const units = unitsIn(shown);
      check(purchased === units, () => `the owner sees ${purchased} ${what}, and ${units} are not hidden`);
    }
  }
};

/** An order is found by the browser that placed it alone. */
export const ordersAreTheirs: Law = async ({ shop }, { orders }) => {
  for (const { orderNumber, visitor } of orders)
    for (const buyer of buyers) {
      const found = await shop.outside(buyer).placedOrders.findOwn(orderNumber)();
      check(
        E.isRight(found) === O.elem(S.Eq)(buyer.visitor, visitor),
        () => `${buyer.giver.firstName} ${E.isRight(found) ? 'finds' : 'does not find'} ${orderNumber}`,
      );
    }
};

/** An open page shows, by its patches, what a new one does. */
export const pagesAreUpToDate: Law = async ({ shop }) => {
  for (const { list, viewing, view, signals } of shop.pages()) {
    const fresh = await right(shop.outside(list).registries.open({ grId: list.grId, viewing }));
    let shown: RegistryView | undefined = view;
    for (const signal of signals) {
      if (signal._tag === 'Reload') shown = undefined;
      if (signal._tag !== 'Patched' || shown === undefined) continue;
      const after: ReturnType<typeof applyPatch> = applyPatch(shown, signal.patch);
      check(E.isRight(after), () => `a page of ${list.grId} got a patch that does not follow`);
      shown = E.isRight(after) ? after.right : undefined;
    }
    if (shown !== undefined)
      check(
        isDeepStrictEqual(shown, fresh),
        () =>
          `a page (${viewing}) of ${list.grId} shows ${JSON.stringify(shown)}, and a new one ${JSON.stringify(fresh)}`,
      );
  }
};

/** A registry that is read where a standby helps is as the database has it, however far that lags. */
export const readsAreAsNew: Law = async (_, { registries }, store) => {
  for (const { list, registry } of registries) {
    const read = await right(store.overStandby.registries.find(list.grId));
    check(
      O.isSome(read) && isDeepStrictEqual(read.value, registry),
      () => `${list.grId} is read as ${JSON.stringify(read)}, and is ${JSON.stringify(registry)}`,
    );
  }
};
