import { purchaseNewsMessages } from '@gift-registry/domain';
import { useStateValue } from '../observe/index.ts';
import { Toast, ToastPlace, ToastSentence } from '../toast/index.ts';
import type { PurchaseNews } from './purchase-news.stream.ts';

/** To an owner: "Ruth bought the Ember Dutch Oven". */
export const PurchaseToast = ({ stream }: { readonly stream: PurchaseNews }) => {
  const toast = useStateValue(stream.toast);
  return (
    <ToastPlace isAtTop>
      {toast._tag === 'Some' && (
        <Toast
          key={toast.value.number}
          kind="done"
          dismiss={purchaseNewsMessages.dismiss}
          onDismiss={stream.dismiss}
          onHold={stream.hold}
        >
          <ToastSentence>{purchaseNewsMessages.line(toast.value)}</ToastSentence>
        </Toast>
      )}
    </ToastPlace>
  );
};
