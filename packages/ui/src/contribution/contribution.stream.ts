import {
  amountField,
  type Cart,
  type CartAddition,
  type ContributionRequest,
  contributionVerdict,
  type IdempotencyKey,
  identityKey,
  isSameIdentity,
  type Live,
  type Log,
  liveCell,
  type Site,
  writeAmount,
} from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { distinctUntilChanged, map, merge } from 'rxjs';
import { remembering } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import { contributionContent } from './contribution-composer.ts';
import { contributionGiving } from './contribution-giving.ts';
import type { ContributionContent, ContributionIntents, ContributionModel } from './contribution-model.ts';
import { contributionPlace } from './contribution-place.ts';
import { type AddContribution, addContributionTo } from './contribution-source.ts';
import { type ContributionState, refusedFor, typed } from './contribution-state.ts';

/** Giving to the fund of a group gift (GG-01), on one registry's page. */
export interface ContributionStream extends ContributionIntents {
  readonly model: Live<ContributionModel>;
  readonly site: Site;
}

/** What the dialog stands on. */
export interface ContributionStreamParts {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly log: Log;
  /** Told of every contribution that went into the cart; the dialog says so already. */
  readonly onAdded: (addition: CartAddition) => void;
}

const NOTHING: ContributionContent = { _tag: 'Nothing' };

/** The card that has the focus afterwards, when the button that opened the dialog is gone. */
const cardOf = (content: ContributionContent): ContributionModel['focusOn'] =>
  content._tag === 'Ended' ? O.some({ key: identityKey(content.item.identity) }) : O.none;

/** The dialog over one way to give; `contributionStream` is the same over the cart's port. */
export const contributionStreamOf = (add: AddContribution, parts: ContributionStreamParts): ContributionStream => {
  const { registry, site, newKey, log, onAdded } = parts;
  const state = liveCell<O.Option<ContributionState>>(O.none);
  const isOpen = liveCell(false);
  const place = contributionPlace(registry, site);
  const rememberContent = remembering<ContributionContent>();
  const rememberModel = remembering<ContributionModel>();

  const change = (its: (state: ContributionState) => ContributionState): void => state.set(O.map(its)(state.value));
  const changeOf = ({ identity }: ContributionRequest, its: (state: ContributionState) => ContributionState): void =>
    change((present) => (isSameIdentity(present.item.identity, identity) ? its(present) : present));

  const giving = contributionGiving({
    add,
    newKey,
    onBegun: (request) => changeOf(request, (its) => ({ ...its, isGiving: true, refused: O.none })),
    onAdded: ({ cartId, count }, request) => {
      changeOf(request, (its) => ({ ...its, isGiving: false, given: O.some(request.amount) }));
      onAdded({ cartId, count, added: [], warnings: [] });
    },
    onRefused: (reason, request) => {
      const data = { sku: request.identity.sku, reason: reason._tag };
      log.write({ level: 'warning', tag: 'contribution-not-added', data })();
      changeOf(request, (its) => refusedFor(its, reason));
    },
  });

  const contentNow = (): ContributionContent => {
    if (O.isNone(state.value)) return NOTHING;
    const its = state.value.value;
    const item = place.itemNow(its.item);
    return rememberContent('content', [its, O.toUndefined(item)], () => contributionContent(site.market, its, item));
  };
  const present = (): ContributionModel => {
    const content = contentNow();
    return rememberModel('model', [isOpen.value, content], () => ({
      isOpen: isOpen.value,
      content,
      focusOn: isOpen.value ? O.none : cardOf(content),
    }));
  };

  return {
    site,
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(state.changes$, isOpen.changes$, registry.model.changes$).pipe(map(present), distinctUntilChanged()),
        giving.work$,
      ),
    },
    open: (identity) => {
      const isUnderWay = O.exists(
        ({ item, isGiving }: ContributionState) => isGiving && isSameIdentity(item.identity, identity),
      )(state.value);
      const begun = place.begin(identity);
      if (O.isNone(begun) && !isUnderWay) return;
      if (!isUnderWay) state.set(begun);
      isOpen.set(true);
    },
    typeAmount: (text) => change((its) => typed(its, amountField.type(text))),
    leaveAmount: () =>
      change((its) => {
        const amount = amountField.blur(its.amount);
        return { ...its, amount, isChecked: its.isChecked || amount !== '' };
      }),
    suggest: (amount) => change((its) => typed(its, writeAmount(amount).replace(/\.00$/, ''))),
    give: () => {
      const { content } = present();
      const grId = place.grId();
      if (content._tag !== 'Form' || content.form.isGiving || O.isNone(grId)) return;
      const { item, range, amount } = content.form;
      const verdict = contributionVerdict(range, amount);
      if (verdict._tag === 'Ok') giving.ask({ grId: grId.value, identity: item.identity, amount: verdict.amount });
      else change((its) => ({ ...its, refused: O.none, isChecked: true, lookAgain: its.lookAgain + 1 }));
    },
    close: () => isOpen.set(false),
  };
};

/** The dialog over the cart's port. */
export const contributionStream = ({
  cart,
  ...parts
}: ContributionStreamParts & { readonly cart: Pick<Cart, 'addContribution'> }): ContributionStream =>
  contributionStreamOf(addContributionTo(cart), parts);
