import { contributionMessages, formatAmount, paths } from '@gift-registry/domain';
import { useStateValue } from '../observe/index.ts';
import { Toast, ToastPlace, ToastSentence } from '../toast/index.ts';
import type { ContributionStream } from './contribution.stream.ts';

/** Says at the foot of the page what went into the cart after its dialog was closed (GG-05). */
export const ContributionToast = ({ stream }: { readonly stream: ContributionStream }) => {
  const toast = useStateValue(stream.toast);
  if (toast._tag === 'None') return <ToastPlace>{null}</ToastPlace>;
  const { number, amount, name, isEarlier } = toast.value;
  const words = isEarlier ? contributionMessages.addedEarlierText : contributionMessages.addedText;
  return (
    <ToastPlace>
      <Toast
        key={number}
        kind={isEarlier ? 'told' : 'done'}
        dismiss={contributionMessages.dismiss}
        onDismiss={stream.dismissToast}
        onHold={stream.holdToast}
      >
        <ToastSentence>{words(formatAmount(stream.site.currencyPrefix, amount), name)}</ToastSentence>
        <a href={paths.cart}>{contributionMessages.viewCart}</a>
      </Toast>
    </ToastPlace>
  );
};
