import {
  formatPrice,
  givenOf,
  identityKey,
  itemPrice,
  moneyGiven,
  nlaItemMessages,
  nlaOffers,
  notRemoved,
  type Site,
} from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { Dialog, useFocusFallback, useNeighborIds } from '../dialog/index.ts';
import { ALL_NAMES, nameLinkId } from '../list-model/index.ts';
import { useStateValue } from '../observe/index.ts';
import { SignInHint } from '../sign-in/index.ts';
import { DoneActions, ItemSummary, ProblemBand, PurchasesRemainNote } from './item-summary.tsx';
import styles from './nla-item.module.css';
import type { NlaItemStream } from './nla-item.stream.ts';
import {
  type DialogOf,
  NLA_HEADING,
  type NlaDialog,
  type NlaItemIntents,
  type NlaItemModel,
} from './nla-item-model.ts';
import { Leave, ReplaceActions, ReplaceChoice, type Skipping } from './replace-choice.tsx';

/** Selects the names of items that are no longer available. */
const NLA_NAMES = `[aria-labelledby="${NLA_HEADING}"] ${ALL_NAMES}`;

/** The id of the item's name on the page; empty without an item. */
const nameIn = (dialog: NlaDialog): string =>
  dialog._tag === 'Nothing' ? '' : nameLinkId(identityKey(dialog.item.identity));

/** The ids of elements that may get the focus after that dialog, best first: the replacement's name, the item's own, its neighbours, the section, the page's content. */
const focusFallbacks = (dialog: NlaDialog, beside: ReadonlyArray<string>): ReadonlyArray<string> => {
  const replacement = dialog._tag === 'Replaced' ? [nameLinkId(identityKey(dialog.replacement.identity))] : [];
  return [...replacement, nameIn(dialog), ...beside, NLA_HEADING, 'content'];
};

interface RemoveQuestionProps {
  readonly item: DialogOf<'Remove'>['item'];
  readonly problem: DialogOf<'Remove'>['problem'];
  readonly site: Site;
}

const Money = ({ item, site }: Pick<RemoveQuestionProps, 'item' | 'site'>) => {
  const given = moneyGiven(item);
  if (given._tag === 'None') return <PurchasesRemainNote item={item} />;
  const { replace } = nlaOffers('registrant', site.features, item);
  return (
    <p className={`gr-text-body ${styles['money']}`}>
      {nlaItemMessages.removeMoney(site.currencyPrefix, given.value, replace)}
    </p>
  );
};

/** Asks to confirm the removal of an item (MAN-02); shows the guests' money in its fund, or that purchases stay on record. */
export const RemoveQuestion = ({ item, problem, site }: RemoveQuestionProps) => (
  <>
    <p className={styles['question']}>{nlaItemMessages.sure}</p>
    <ItemSummary product={item.product} isGone={item.product.isNla}>
      <p className={`num muted gr-text-meta ${styles['meta']}`}>{givenOf(site, item)}</p>
    </ItemSummary>
    <Money item={item} site={site} />
    {problem._tag === 'Some' && (
      <ProblemBand>
        {notRemoved(problem.value)}
        <SignInHint reason={problem.value} />
      </ProblemBand>
    )}
  </>
);

/** Cancels, or removes the item. */
export const RemoveActions = ({
  isSending,
  stream,
  ...skipping
}: Skipping & {
  readonly isSending: boolean;
  readonly stream: Pick<NlaItemIntents, 'close' | 'remove'>;
}) => (
  <>
    <Leave {...skipping} isSending={isSending} onClose={stream.close} />
    <Button data-dangerous onClick={stream.remove} aria-disabled={isSending || undefined}>
      {isSending ? nlaItemMessages.removing : nlaItemMessages.remove}
    </Button>
  </>
);

/** The replacement (NLA-05). */
interface ReplacedProps {
  readonly dialog: DialogOf<'Replaced'>;
  readonly site: Site;
}

/** The replacement as it is on the list now. */
const Replaced = ({ dialog: { item, replacement, moved }, site }: ReplacedProps) => (
  <ItemSummary product={replacement.product} price={formatPrice(site.currencyPrefix, itemPrice(replacement))}>
    <p className={`num muted gr-text-meta ${styles['meta']}`}>{givenOf(site, replacement)}</p>
    <p className={`muted gr-text-meta ${styles['meta']}`}>{nlaItemMessages.replacementOf(item)}</p>
    {moved._tag === 'Some' && (
      <p className={`muted gr-text-meta ${styles['meta']}`}>
        {nlaItemMessages.moved(site.currencyPrefix, moved.value)}
      </p>
    )}
  </ItemSummary>
);

interface NlaItemProps {
  readonly stream: NlaItemStream;
  readonly site: Site;
}

const titles: Readonly<Record<NlaDialog['_tag'], string>> = {
  Nothing: nlaItemMessages.removeTitle,
  Remove: nlaItemMessages.removeTitle,
  Removed: nlaItemMessages.removed,
  Replace: nlaItemMessages.replaceTitle,
  OffList: nlaItemMessages.replaceTitle,
  Replaced: nlaItemMessages.replaced,
};

const Content = ({ dialog, stream, site }: NlaItemProps & { readonly dialog: NlaDialog }) => {
  switch (dialog._tag) {
    case 'Nothing':
      return null;
    case 'Remove':
      return <RemoveQuestion item={dialog.item} problem={dialog.problem} site={site} />;
    case 'Removed':
      return (
        <>
          <p>{nlaItemMessages.removedAnnouncement(dialog.item.product.name)}.</p>
          {dialog.given._tag === 'Some' ? (
            <p className={`gr-text-body ${styles['money']}`}>
              {nlaItemMessages.removedMoney(site.currencyPrefix, dialog.given.value)}
            </p>
          ) : (
            <PurchasesRemainNote item={dialog.item} />
          )}
        </>
      );
    case 'OffList':
      return <ProblemBand>{nlaItemMessages.offList(dialog.item.product.name)}</ProblemBand>;
    case 'Replace':
      return <ReplaceChoice dialog={dialog} stream={stream} site={site} />;
    case 'Replaced':
      return <Replaced dialog={dialog} site={site} />;
  }
};

interface ActionsProps {
  readonly dialog: NlaDialog;
  readonly review: NlaItemModel['review'];
  readonly stream: NlaItemStream;
}

const Actions = ({ dialog, review, stream }: ActionsProps) => {
  const isMore = review._tag === 'Some' && review.value.rest.length > 0;
  const skipping = review._tag === 'Some' ? { onSkip: stream.next } : {};
  const done = { onClose: stream.close, ...(isMore ? { onNext: stream.next } : {}) };
  switch (dialog._tag) {
    case 'Nothing':
      return null;
    case 'Remove':
      return (
        <RemoveActions
          isSending={dialog.isSending}
          stream={stream}
          {...(dialog.from._tag === 'Some' ? {} : skipping)}
        />
      );
    case 'Replace':
      return <ReplaceActions dialog={dialog} stream={stream} {...skipping} />;
    case 'Removed':
    case 'OffList':
      return <DoneActions {...done} />;
    case 'Replaced':
      return <DoneActions {...done} {...(dialog.canManage ? { onManage: stream.manage } : {})} />;
  }
};

/** The dialogs in which a registrant replaces or removes an item that is no longer available (MAN-02, NLA-01), with their announcement. */
export const NlaItem = ({ stream, site }: NlaItemProps) => {
  const model = useStateValue(stream.model);
  const { isOpen, dialog, review, announcement } = model;
  const besideGone = useNeighborIds(isOpen, nameIn(dialog), NLA_NAMES);
  const beside = useNeighborIds(isOpen, nameIn(dialog), ALL_NAMES);
  useFocusFallback(model.focusOn, focusFallbacks(dialog, [...besideGone, ...beside]));
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={titles[dialog._tag]}
        width={dialog._tag === 'Replace' ? 940 : 560}
        onClose={stream.close}
        returnsFocus={dialog._tag === 'Nothing' || dialog._tag === 'Remove' || dialog._tag === 'Replace'}
        footer={<Actions dialog={dialog} review={review} stream={stream} />}
      >
        {review._tag === 'Some' && review.value.total > 1 && (
          <p className={`num muted gr-text-meta ${styles['step']}`} role="status">
            {nlaItemMessages.step(review.value.step, review.value.total)}
          </p>
        )}
        <Content dialog={dialog} stream={stream} site={site} />
      </Dialog>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
};
