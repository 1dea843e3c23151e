import { crossBrandMessages } from '@gift-registry/domain';
import type { CrossBrandLandingStream } from '../cross-brand-arrival/cross-brand-arrival-parts.ts';
import { useStateValue } from '../observe/index.ts';
import { Toast, ToastPlace, ToastSentence } from '../toast/index.ts';

/** Says at the foot of the page at which brand one is, and as whom one was signed in on the way, until it is put away (XB-03, XB-06, ROUTE-15). */
export const CrossBrandToast = ({ stream }: { readonly stream: CrossBrandLandingStream }) => {
  const toast = useStateValue(stream.toast);
  const leftOut = useStateValue(stream.leftOut);
  const filledIn = useStateValue(stream.filledIn);
  return (
    <ToastPlace speaksOfSight={filledIn._tag === 'Some'}>
      {(toast._tag === 'Some' || filledIn._tag === 'Some') && (
        <Toast
          kind={leftOut._tag === 'Some' || filledIn._tag === 'Some' ? 'told' : 'done'}
          dismiss={crossBrandMessages.dismiss}
          onDismiss={stream.dismissToast}
        >
          {leftOut._tag === 'Some' && (
            <ToastSentence>{crossBrandMessages.leftOut(leftOut.value, stream.site.name)}</ToastSentence>
          )}
          {filledIn._tag === 'Some' && <ToastSentence>{crossBrandMessages.filledIn[filledIn.value]}</ToastSentence>}
          {toast._tag === 'Some' && (
            <ToastSentence>{crossBrandMessages.toast(toast.value, stream.site.name)}</ToastSentence>
          )}
          {stream.signedInAs._tag === 'Some' && (
            <ToastSentence>{crossBrandMessages.signedInAs(stream.signedInAs.value)}</ToastSentence>
          )}
        </Toast>
      )}
    </ToastPlace>
  );
};
