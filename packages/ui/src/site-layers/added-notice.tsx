import { addedToCartMessages, confirmationOf, paths } from '@gift-registry/domain';
import { type AnnouncedAddition, type ConfirmationLayerModel, confirmedAddition } from '../confirmation-layer/index.ts';
import { Button } from '../controls/index.ts';
import { FootNotice } from '../lazy-dialogs/index.ts';

/** The content of the notice shown after an addition if the layer's chunk did not load (CART-04, ADD-01). */
export interface AddedInsteadProps {
  readonly sentences: ReadonlyArray<string>;
  /** The link to the cart or registry. */
  readonly link: { readonly name: string; readonly href: string };
  readonly onClose: () => void;
}

/** A notice at the foot of the page: what was added, and a link to it. */
export const AddedInstead = ({ sentences, link, onClose }: AddedInsteadProps) => (
  <FootNotice
    role="status"
    onClose={onClose}
    action={
      <Button component="a" href={link.href}>
        {link.name}
      </Button>
    }
  >
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </FootNotice>
);

/** The part of the confirmation that is needed here. */
type Confirmed = Pick<ConfirmationLayerModel, 'addedCount' | 'isCutShort' | 'isEarlier' | 'isGone' | 'overPurchased'>;

/** The sentences shown without the layer, the most important first (CART-04, CART-08). */
export const confirmedMessages = ({
  addedCount,
  isCutShort,
  isEarlier,
  isGone,
  overPurchased,
}: Confirmed): ReadonlyArray<string> => {
  const {
    heading,
    headingEarlier,
    headingGone,
    earlier,
    gone,
    cutShort,
    overPurchased: overPurchasedNote,
  } = addedToCartMessages;
  if (isGone) return [headingGone, gone];
  return [
    (isEarlier ? headingEarlier : heading)(addedCount),
    ...(isEarlier ? [earlier] : []),
    ...(isCutShort ? [cutShort] : []),
    ...new Set(overPurchased.map(overPurchasedNote)),
  ];
};

/** An addition to the cart whose layer is not loaded, and the callback that closes the notice. */
interface AddedNoticeProps {
  readonly addition: AnnouncedAddition;
  readonly onClose: () => void;
}

/** The notice of an addition to the cart, in place of its layer (CART-04). */
export const AddedNotice = ({ addition, onClose }: AddedNoticeProps) => {
  const request = confirmationOf(addition.added);
  if (request._tag === 'None') return null;
  return (
    <AddedInstead
      sentences={confirmedMessages({ ...confirmedAddition(request.value, addition), isGone: false })}
      link={{ name: addedToCartMessages.viewCart, href: paths.cart }}
      onClose={onClose}
    />
  );
};
