import { identityKey, manageItemMessages, nlaItemMessages, type RegistryItem, type Site } from '@gift-registry/domain';
import { Dialog, LED_DIALOG_TITLE, useBeside, useLostFocus } from '../dialog/index.ts';
import { ALL_NAMES, manageButtonId, nameLinkId } from '../list-model/index.ts';
import { DoneActions, NLA_HEADING, RemoveActions, RemoveQuestion } from '../nla-item/index.ts';
import { useStateValue } from '../observe/index.ts';
import { FormActions } from './form-actions.tsx';
import type { ManageItemStream } from './manage-item.stream.ts';
import { ManageItemForm } from './manage-item-form.tsx';
import type { ManageContent, ManageItemModel } from './manage-item-model.ts';
import { NoLongerAvailableActions, NoLongerAvailableItem } from './no-longer-available-item.tsx';
import { StartAgain, StartAgainActions } from './start-again.tsx';
import { UpdatedItem } from './updated-item.tsx';

/** How to read: what shows the picture beside what can be done. */
const isWide: ReadonlySet<ManageContent['_tag']> = new Set(['Form', 'StartAgain', 'NoLongerAvailable']);

interface Of {
  readonly content: ManageContent;
  readonly stream: ManageItemStream;
}

/** What is changed, and on which site. */
export interface ManageItemProps {
  readonly stream: ManageItemStream;
  readonly site: Site;
  /** Goes on to replacing the item (NLA-01). */
  readonly onReplace: (item: RegistryItem) => void;
}

/** How to read: what the dialog holds on the left, its heading on the right. */
const titles: Readonly<Record<ManageContent['_tag'], string>> = {
  Nothing: manageItemMessages.manageItem,
  Form: manageItemMessages.manageItem,
  StartAgain: manageItemMessages.manageItem,
  NoLongerAvailable: manageItemMessages.manageItem,
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

/** Where the focus goes, the best first: the button that opened it, in the details or on the card, the item's name, what stood beside it, what else is there. */
const placesOf = ({ focusOn }: ManageItemModel, beside: ReadonlyArray<string>): ReadonlyArray<string> =>
  focusOn._tag === 'None'
    ? []
    : [
        manageButtonId(focusOn.value.key, 'details'),
        LED_DIALOG_TITLE,
        manageButtonId(focusOn.value.key),
        nameLinkId(focusOn.value.key),
        ...beside,
        NLA_HEADING,
        'content',
      ];

/** The dialog in which a registrant changes an item or takes it off the list (MAN-01, MAN-02), and a line that tells what was done. */
export const ManageItem = ({ stream, site, onReplace }: ManageItemProps) => {
  const model = useStateValue(stream.model);
  const { isOpen, content, said } = model;
  const beside = useBeside(
    isOpen,
    content._tag === 'Nothing' ? '' : nameLinkId(identityKey(content.item.identity)),
    ALL_NAMES,
  );
  useLostFocus(model.focusOn, placesOf(model, beside));
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
        {said}
      </p>
    </>
  );
};
