import { addedToastMessages, addedUnits, confirmationLayerMessages, type GrId, paths } from '@gift-registry/domain';
import { useStateValue } from '../observe/index.ts';
import type { AddedInsteadProps } from './added-instead.tsx';
import { confirmedMessages } from './confirmed-messages.ts';
import type { SiteLayersProps } from './site-layers-props.ts';

const registryWay = (grId: GrId): AddedInsteadProps['way'] => ({
  name: addedToastMessages.view,
  href: paths.registrantList(grId),
});

/** What opens by itself once something was added, in the words that need no layer; undefined where nothing is open. */
export const useToldByItself = ({
  confirmation,
  adding,
  addedLayer,
}: SiteLayersProps): AddedInsteadProps | undefined => {
  const confirming = useStateValue(confirmation.model);
  const { isOpen, grId, addedCount } = useStateValue(addedLayer.model);
  const toast = useStateValue(adding.toast);
  if (confirming.isOpen)
    return {
      sentences: confirmedMessages(confirming),
      way: { name: confirmationLayerMessages.viewCart, href: paths.cart },
      onClose: confirmation.close,
    };
  if (isOpen && grId._tag === 'Some')
    return {
      sentences: [addedToastMessages.added(addedCount)],
      way: registryWay(grId.value),
      onClose: addedLayer.close,
    };
  if (toast._tag === 'None') return undefined;
  const { addition } = toast.value;
  return {
    sentences: [
      (addition.isEarlier === true ? addedToastMessages.addedEarlier : addedToastMessages.added)(
        addedUnits(addition.items),
      ),
    ],
    way: registryWay(addition.grId),
    onClose: adding.dismissToast,
  };
};
