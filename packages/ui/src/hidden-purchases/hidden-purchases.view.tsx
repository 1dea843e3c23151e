import { hiddenPurchasesMessages, purchasesNotShown } from '@gift-registry/domain';
import { IconAlertTriangle, IconGift } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import { Dialog, useFocusFallback } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { SignInHint } from '../sign-in/index.ts';
import styles from './hidden-purchases.module.css';
import type { HiddenPurchasesStream } from './hidden-purchases.stream.ts';

/** Says that purchases are hidden from the owners only, with a button that reveals them (OWN-02). */
export const HiddenNote = ({ until, onShow }: { readonly until: string; readonly onShow: () => void }) => (
  <div className={`wrap gr-row gr-text-body ${styles['note']}`}>
    <IconGift size={20} stroke={1.6} aria-hidden />
    <p>
      <strong>{hiddenPurchasesMessages.until(until)}</strong> {hiddenPurchasesMessages.warning}
    </p>
    <Button variant="default" onClick={onShow}>
      {hiddenPurchasesMessages.showNow}
    </Button>
  </div>
);

/** Asks before purchases are revealed, and announces it afterwards. */
export const RevealPurchasesDialog = ({ stream }: { readonly stream: HiddenPurchasesStream }) => {
  const { isOpen, isSending, problem, focusOn, announcement } = useStateValue(stream.model);
  useFocusFallback(focusOn, ['content']);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={hiddenPurchasesMessages.title}
        width={560}
        onClose={stream.close}
        returnsFocus={focusOn._tag === 'None'}
        footer={
          <>
            <Button variant="default" onClick={stream.close} aria-disabled={isSending || undefined}>
              {hiddenPurchasesMessages.keep}
            </Button>
            <Button onClick={stream.show} aria-disabled={isSending || undefined}>
              {isSending ? hiddenPurchasesMessages.showing : hiddenPurchasesMessages.show}
            </Button>
          </>
        }
      >
        <p>{hiddenPurchasesMessages.what}</p>
        <p className={`muted ${styles['again']}`}>{hiddenPurchasesMessages.again}</p>
        {problem._tag === 'Some' && (
          <p className={`gr-callout ${styles['problem']}`} data-tone="danger" role="alert">
            <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
            <span>
              {purchasesNotShown(problem.value)}
              <SignInHint reason={problem.value} />
            </span>
          </p>
        )}
      </Dialog>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
};
