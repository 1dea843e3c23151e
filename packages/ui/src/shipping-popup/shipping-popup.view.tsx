import { faultSentence, shippingPopupMessages } from '@gift-registry/domain';
import { Button, Skeleton } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './shipping-popup.module.css';
import type { ShippingPopupContent, ShippingPopupStream } from './shipping-popup.stream.ts';

const Content = ({ content, onTryAgain }: { content: ShippingPopupContent; onTryAgain: () => void }) => {
  switch (content._tag) {
    case 'Awaited':
      return <div className={styles['place']} />;
    case 'Loading':
      return (
        <div className={styles['place']} role="status">
          <span className="visually-hidden">{shippingPopupMessages.loading}</span>
          <Skeleton height={16} marginBlock="0 12px" />
          <Skeleton height={16} marginBlock="0 12px" />
          <Skeleton height={16} width="60%" />
        </div>
      );
    case 'NotFound':
      return (
        <div className={styles['place']} role="status">
          <p>{shippingPopupMessages.notFound}</p>
          <p className="muted">{shippingPopupMessages.notFoundHelp}</p>
        </div>
      );
    case 'Failed':
      return (
        <div className={styles['failed']}>
          <p role="alert">{faultSentence(content.fault)}</p>
          <Button variant="default" onClick={onTryAgain}>
            {shippingPopupMessages.tryAgain}
          </Button>
        </div>
      );
    case 'Shown':
      return (
        <div className={styles['words']}>
          {content.blocks.map((block) =>
            block._tag === 'Paragraph' ? (
              <p key={block.text}>{block.text}</p>
            ) : (
              <ul key={block.items.join()}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
        </div>
      );
  }
};

/** Shipping information over the page (ROUTE-11, ITEM-11). */
export const ShippingPopup = ({ stream }: { readonly stream: ShippingPopupStream }) => {
  const { isOpen, content } = useStateValue(stream.model);
  return (
    <Dialog
      isOpen={isOpen}
      title={content._tag === 'Shown' ? content.title : shippingPopupMessages.title}
      width={560}
      onClose={stream.close}
    >
      <Content content={content} onTryAgain={stream.tryAgain} />
    </Dialog>
  );
};
