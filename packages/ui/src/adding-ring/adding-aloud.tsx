import { itemCardWords } from '@gift-registry/domain';

/** Heard while something is put into the cart; seen is the ring in its button (STATE-01). */
export const AddingAloud = ({ isAdding }: { readonly isAdding: boolean }) => (
  <span className="visually-hidden" role="status">
    {isAdding && itemCardWords.adding}
  </span>
);
