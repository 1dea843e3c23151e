import { itemCardMessages } from '@gift-registry/domain';

/** Heard while something is put into the cart; seen is the ring in its button (STATE-01). */
export const AddingAnnouncement = ({ isAdding }: { readonly isAdding: boolean }) => (
  <span className="visually-hidden" role="status">
    {isAdding && itemCardMessages.adding}
  </span>
);
