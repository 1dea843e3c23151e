import {
  identityKey,
  itemCardMessages,
  type ManageProblem,
  type ManageReason,
  manageItemMessages,
  nlaItemMessages,
  purchasedOfWanted,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import { Dialog, MEDIA_DIALOG_TITLE, useFocusFallback, useNeighborIds } from '../dialog/index.ts';
import { CardCounts } from '../item-card/index.ts';
import { ALL_NAMES, manageButtonId, nameLinkId } from '../list-model/index.ts';
import { DoneActions, ItemSummary, NLA_HEADING, RemoveActions, RemoveQuestion } from '../nla-item/index.ts';
import { useStateValue } from '../observe/index.ts';
import { RetryWhenPossible } from '../sign-in/index.ts';
import styles from './manage-item.module.css';
import type { ManageItemStream } from './manage-item.stream.ts';
import { MANAGE_FORM, ManageItemForm, ManageProblemBand, StartAgain, StartAgainActions } from './manage-item-form.tsx';
import type { ManageContent, ManageForm, ManageItemIntents, ManageItemModel } from './manage-item-model.ts';

/** The item as it is stored now (MAN-01); a group gift with the money raised (GG-03). */
const UpdatedItem = ({
  content: { item, purchaseCount, price },
}: {
  readonly content: Extract<ManageContent, { readonly _tag: 'Updated' }>;
}) => (
  <ItemSummary product={item.product} price={price}>
    {purchaseCount.fund._tag === 'Some' ? (
      <CardCounts card={purchaseCount} />
    ) : (
      <p className={`num muted gr-text-meta ${styles['meta']}`}>{purchasedOfWanted(item)}</p>
    )}
  </ItemSummary>
);

interface NoLongerAvailableItemProps {
  readonly content: Extract<ManageContent, { readonly _tag: 'NoLongerAvailable' }>;
}

/** Says that the item is no longer available (NLA-01), and why it was not removed. */
const NoLongerAvailableItem = ({ content: { purchaseCount, price, problem } }: NoLongerAvailableItemProps) => (
  <>
    <ItemSummary product={purchaseCount.item.product} price={price} isWarning>
      <CardCounts card={purchaseCount} />
    </ItemSummary>
    {problem._tag === 'Some' && <ManageProblemBand problem={problem.value} />}
  </>
);

/** Removes the item, keeps it as it is, or replaces it where that is offered. */
const NoLongerAvailableActions = ({
  content: { item, offers },
  intents,
  onReplace,
}: NoLongerAvailableItemProps & {
  readonly intents: Pick<ManageItemIntents, 'askRemove' | 'close'>;
  readonly onReplace: (item: RegistryItem) => void;
}) => (
  <>
    {offers.remove && (
      <Button variant="subtle" className={`gr-danger ${styles['remove']}`} onClick={intents.askRemove}>
        {manageItemMessages.removeFromRegistry}
      </Button>
    )}
    <Button variant="default" onClick={intents.close}>
      {manageItemMessages.cancel}
    </Button>
    {offers.replace && <Button onClick={() => onReplace(item)}>{nlaItemMessages.replace}</Button>}
  </>
);

interface FormActionsProps {
  readonly form: ManageForm;
  readonly intents: Pick<ManageItemIntents, 'askRemove' | 'close' | 'tryAgain'>;
}

const reasonOf = (problem: ManageProblem<ManageReason>): { readonly _tag: string } =>
  problem._tag === 'CallFailed' ? problem.reason : problem;

const saveLabel = ({ isSaving, newer }: ManageForm): string => {
  if (isSaving) return manageItemMessages.saving;
  return newer.wanted._tag === 'Some' || newer.fundName._tag === 'Some'
    ? manageItemMessages.saveMine
    : manageItemMessages.save;
};

/** Why it was not saved, and the buttons: remove while nothing was bought (MAN-04), cancel, save (MAN-03). */
const FormActions = ({ form, intents }: FormActionsProps) => (
  <>
    {form.problem._tag === 'Some' && (
      <div className={styles['problem']}>
        <ManageProblemBand problem={form.problem.value} />
        {form.canTryAgain && (
          <RetryWhenPossible reason={reasonOf(form.problem.value)}>
            <Button variant="default" onClick={intents.tryAgain}>
              {form.triedWanted._tag === 'Some'
                ? manageItemMessages.tryAgainWith(form.triedWanted.value)
                : manageItemMessages.tryAgain}
            </Button>
          </RetryWhenPossible>
        )}
      </div>
    )}
    {form.canRemove ? (
      <Button
        variant="subtle"
        className={`gr-danger ${styles['remove']}`}
        aria-disabled={form.isSaving || undefined}
        onClick={intents.askRemove}
      >
        {manageItemMessages.removeFromRegistry}
      </Button>
    ) : (
      <p className={`muted gr-text-meta ${styles['fixed']}`}>{manageItemMessages.cannotRemove}</p>
    )}
    <Button variant="default" onClick={intents.close} aria-disabled={form.isSaving || undefined}>
      {manageItemMessages.cancel}
    </Button>
    {!form.isSettled && (
      <Button
        type="submit"
        form={MANAGE_FORM}
        disabled={!form.canSave && !form.isSaving}
        aria-disabled={form.isSaving || undefined}
      >
        {saveLabel(form)}
      </Button>
    )}
  </>
);

/** The contents that show the picture beside the form. */
const isWide: ReadonlySet<ManageContent['_tag']> = new Set(['Form', 'StartAgain']);

interface Of {
  readonly content: ManageContent;
  readonly stream: ManageItemStream;
}

interface ManageItemProps {
  readonly stream: ManageItemStream;
  readonly site: Site;
  /** Opens Replace Item (NLA-01). */
  readonly onReplace: (item: RegistryItem) => void;
}

/** The dialog's heading for each kind of content. */
const titles: Readonly<Record<ManageContent['_tag'], string>> = {
  Nothing: itemCardMessages.manageItem,
  Form: itemCardMessages.manageItem,
  StartAgain: itemCardMessages.manageItem,
  NoLongerAvailable: itemCardMessages.manageItem,
  Updated: manageItemMessages.updated,
  Asking: nlaItemMessages.removeTitle,
  Removed: manageItemMessages.removed,
};

const Content = ({ content, stream, site }: Of & Pick<ManageItemProps, 'site'>) => {
  switch (content._tag) {
    case 'Nothing':
      return null;
    case 'Form':
      return <ManageItemForm form={content} intents={stream} />;
    case 'StartAgain':
      return <StartAgain content={content} />;
    case 'NoLongerAvailable':
      return <NoLongerAvailableItem content={content} />;
    case 'Updated':
      return <UpdatedItem content={content} />;
    case 'Asking':
      return <RemoveQuestion item={content.item} problem={{ _tag: 'None' }} site={site} />;
    case 'Removed': {
      const { name } = content.item.product;
      return (
        <p>
          {content.by === 'here'
            ? `${manageItemMessages.removedAnnouncement(name)}.`
            : manageItemMessages.leftMeanwhile(name)}
        </p>
      );
    }
  }
};

const Actions = ({ content, stream, onReplace }: Of & Pick<ManageItemProps, 'onReplace'>) => {
  switch (content._tag) {
    case 'Nothing':
      return null;
    case 'Form':
      return <FormActions form={content} intents={stream} />;
    case 'StartAgain':
      return <StartAgainActions content={content} intents={stream} />;
    case 'NoLongerAvailable':
      return <NoLongerAvailableActions content={content} intents={stream} onReplace={onReplace} />;
    case 'Updated':
      return <DoneActions onManage={stream.manageAgain} onClose={stream.close} />;
    case 'Asking':
      return <RemoveActions isSending={content.isRemoving} stream={{ close: stream.keep, remove: stream.remove }} />;
    case 'Removed':
      return <DoneActions onClose={stream.close} />;
  }
};

/** The ids of elements that may get the focus, best first: the button that opened the dialog, in the details or on the card, the item's name, its neighbours, the page. */
const placesOf = ({ focusOn }: ManageItemModel, beside: ReadonlyArray<string>): ReadonlyArray<string> =>
  focusOn._tag === 'None'
    ? []
    : [
        manageButtonId(focusOn.value.key, 'details'),
        MEDIA_DIALOG_TITLE,
        manageButtonId(focusOn.value.key),
        nameLinkId(focusOn.value.key),
        ...beside,
        NLA_HEADING,
        'content',
      ];

/** The dialog in which a registrant changes or removes an item (MAN-01, MAN-02), with its announcement. */
export const ManageItem = ({ stream, site, onReplace }: ManageItemProps) => {
  const model = useStateValue(stream.model);
  const { isOpen, content, announcement } = model;
  const beside = useNeighborIds(
    isOpen,
    content._tag === 'Nothing' ? '' : nameLinkId(identityKey(content.item.identity)),
    ALL_NAMES,
  );
  useFocusFallback(model.focusOn, placesOf(model, beside));
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={titles[content._tag]}
        width={isWide.has(content._tag) ? 860 : 560}
        onClose={content._tag === 'Asking' ? stream.keep : stream.close}
        returnsFocus={false}
        footer={<Actions content={content} stream={stream} onReplace={onReplace} />}
      >
        <Content content={content} stream={stream} site={site} />
      </Dialog>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
};
