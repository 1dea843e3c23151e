import { formatPrice, itemPrice, nlaItemMessages, purchasedOfWanted, type Site } from '@gift-registry/domain';
import { Dialog, useBeside, useLostFocus } from '../dialog/index.ts';
import { ALL_NAMES } from '../list-model/index.ts';
import { useStateValue } from '../observe/index.ts';
import { DoneActions } from './done-actions.tsx';
import { GivenStays } from './given-stays.tsx';
import { ItemSummary } from './item-summary.tsx';
import { lostFocusIn, NAMES_GONE, nameIn } from './lost-focus.ts';
import styles from './nla-item.module.css';
import type { NlaItemStream } from './nla-item.stream.ts';
import type { DialogOf, NlaDialog } from './nla-item-model.ts';
import { ProblemBand } from './problem-band.tsx';
import { RemoveActions, RemoveQuestion } from './remove-question.tsx';
import { ReplaceActions, ReplaceChoice } from './replace-choice.tsx';

/** What has come in an item's place (NLA-05). */
interface ReplacedProps {
  readonly dialog: DialogOf<'Replaced'>;
  readonly site: Site;
}

/** The replacement as it is on the list now. */
const Replaced = ({ dialog: { item, replacement, moved }, site }: ReplacedProps) => (
  <ItemSummary product={replacement.product} price={formatPrice(site.currencyPrefix, itemPrice(replacement))}>
    <p className={`num ${styles['meta']}`}>{purchasedOfWanted(replacement)}</p>
    <p className={styles['meta']}>{nlaItemMessages.replacementOf(item)}</p>
    {moved._tag === 'Some' && (
      <p className={styles['meta']}>{nlaItemMessages.moved(site.currencyPrefix, moved.value)}</p>
    )}
  </ItemSummary>
);

/** What is being done, and on which site. */
export interface NlaItemProps {
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
            <p className={styles['money']}>{nlaItemMessages.removedMoney(site.currencyPrefix, dialog.given.value)}</p>
          ) : (
            <GivenStays item={dialog.item} />
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

const Actions = ({ dialog, stream }: { readonly dialog: NlaDialog; readonly stream: NlaItemStream }) => {
  switch (dialog._tag) {
    case 'Nothing':
      return null;
    case 'Remove':
      return <RemoveActions isSending={dialog.isSending} stream={stream} />;
    case 'Replace':
      return <ReplaceActions dialog={dialog} stream={stream} />;
    case 'Removed':
    case 'OffList':
      return <DoneActions onClose={stream.close} />;
    case 'Replaced':
      return <DoneActions onClose={stream.close} {...(dialog.canManage ? { onManage: stream.manage } : {})} />;
  }
};

/** The dialogs in which a registrant replaces or removes what will not come back (MAN-02, NLA-01), and a line that tells what was done. */
export const NlaItem = ({ stream, site }: NlaItemProps) => {
  const model = useStateValue(stream.model);
  const { isOpen, dialog, said } = model;
  const besideGone = useBeside(isOpen, nameIn(dialog), NAMES_GONE);
  const beside = useBeside(isOpen, nameIn(dialog), ALL_NAMES);
  useLostFocus(model.focusOn, lostFocusIn(dialog, [...besideGone, ...beside]));
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={titles[dialog._tag]}
        width={dialog._tag === 'Replace' ? 940 : 560}
        onClose={stream.close}
        returnsFocus={dialog._tag === 'Nothing' || dialog._tag === 'Remove' || dialog._tag === 'Replace'}
        footer={<Actions dialog={dialog} stream={stream} />}
      >
        <Content dialog={dialog} stream={stream} site={site} />
      </Dialog>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
};
