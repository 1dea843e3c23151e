import { contributionMessages, formatAmount, paths, type Site } from '@gift-registry/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { Dialog, MEDIA_DIALOG_TITLE, useFocusFallback } from '../dialog/index.ts';
import { nameLinkId } from '../list-model/index.ts';
import { useStateValue } from '../observe/index.ts';
import { Toast, ToastPlace, ToastSentence } from '../toast/index.ts';
import styles from './contribution.module.css';
import type { ContributionStream } from './contribution.stream.ts';
import { CONTRIBUTION_FORM, ContributionForm } from './contribution-form.tsx';
import type { ContributionContent } from './contribution-model.ts';

/** The toast that announces a contribution added after its dialog was closed (GG-05). */
const ContributionToast = ({ stream }: { readonly stream: ContributionStream }) => {
  const toast = useStateValue(stream.toast);
  if (toast._tag === 'None') return <ToastPlace>{null}</ToastPlace>;
  const { number, amount, name, isEarlier } = toast.value;
  const message = isEarlier ? contributionMessages.addedEarlierText : contributionMessages.addedText;
  return (
    <ToastPlace>
      <Toast
        key={number}
        kind={isEarlier ? 'info' : 'done'}
        dismiss={contributionMessages.dismiss}
        onDismiss={stream.dismissToast}
        onHold={stream.holdToast}
      >
        <ToastSentence>{message(formatAmount(stream.site.currencyPrefix, amount), name)}</ToastSentence>
        <a href={paths.cart}>{contributionMessages.viewCart}</a>
      </Toast>
    </ToastPlace>
  );
};

interface Of {
  readonly content: ContributionContent;
  readonly stream: ContributionStream;
}

const titleOf = (content: ContributionContent): string => {
  switch (content._tag) {
    case 'Nothing':
    case 'Form':
      return contributionMessages.title;
    case 'Given':
      return content.isEarlier ? contributionMessages.addedEarlier : contributionMessages.added;
    case 'Ended':
      return contributionMessages.ended(content.end).title;
  }
};

const Given = ({ content, site }: { content: Extract<ContributionContent, { _tag: 'Given' }>; site: Site }) => (
  <div className={styles['given']} role="status">
    <IconCircleCheck size={28} stroke={1.6} aria-hidden />
    <div>
      <p>
        {(content.isEarlier ? contributionMessages.addedEarlierText : contributionMessages.addedText)(
          formatAmount(site.currencyPrefix, content.amount),
          content.item.product.name,
        )}
      </p>
      <p className="muted">{contributionMessages.addedNote}</p>
    </div>
  </div>
);

const Content = ({ content, stream }: Of) => {
  switch (content._tag) {
    case 'Nothing':
      return null;
    case 'Form':
      return <ContributionForm form={content.form} site={stream.site} intents={stream} />;
    case 'Given':
      return <Given content={content} site={stream.site} />;
    case 'Ended':
      return <p role="status">{contributionMessages.ended(content.end).text}</p>;
  }
};

/** The link to the cart, which shows the contribution or an earlier one. */
const ToTheCart = ({ stream }: Pick<Of, 'stream'>) => (
  <>
    <Button variant="default" onClick={stream.close}>
      {contributionMessages.keepLooking}
    </Button>
    <Button component="a" href={paths.cart}>
      {contributionMessages.viewCart}
    </Button>
  </>
);

const Actions = ({ content, stream }: Of) => {
  switch (content._tag) {
    case 'Nothing':
      return null;
    case 'Form': {
      const { isGiving } = content.form;
      return (
        <>
          <Button variant="default" onClick={stream.close}>
            {contributionMessages.cancel}
          </Button>
          <Button
            className={styles['give'] ?? ''}
            type="submit"
            form={CONTRIBUTION_FORM}
            aria-disabled={isGiving || undefined}
          >
            {isGiving ? contributionMessages.adding : contributionMessages.add}
          </Button>
        </>
      );
    }
    case 'Given':
      return <ToTheCart stream={stream} />;
    case 'Ended':
      if (content.end === 'in-cart') return <ToTheCart stream={stream} />;
      return (
        <>
          <Button component="a" variant="default" href={paths.cart}>
            {contributionMessages.viewCart}
          </Button>
          <Button onClick={stream.close}>{contributionMessages.close}</Button>
        </>
      );
  }
};

/**
 * The dialog in which a guest contributes to the fund of a group gift (GG-01): the amount, the confirmation, or why no
 * more can be contributed. Contributions added after it was closed are announced in a toast.
 */
export const Contribution = ({ stream }: { readonly stream: ContributionStream }) => {
  const { isOpen, content, focusOn } = useStateValue(stream.model);
  useFocusFallback(focusOn, [
    MEDIA_DIALOG_TITLE,
    focusOn._tag === 'Some' ? nameLinkId(focusOn.value.key) : '',
    'content',
  ]);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={titleOf(content)}
        width={560}
        onClose={stream.close}
        returnsFocus={content._tag !== 'Ended' || content.end === 'in-cart'}
        footer={<Actions content={content} stream={stream} />}
      >
        <Content content={content} stream={stream} />
      </Dialog>
      <ContributionToast stream={stream} />
    </>
  );
};
