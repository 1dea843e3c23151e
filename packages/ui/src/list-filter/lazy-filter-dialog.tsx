import { LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import type { FilterDialogProps } from './filter-dialog.view.tsx';

const dialog = lazyChunk(async () => (await import('./filter-dialog.view.tsx')).FilterDialog);

/** The filter dialog of a phone, as a lazy chunk. */
export const LazyFilterDialog = (props: FilterDialogProps) => (
  <LazyDialogs
    chunk={dialog}
    of={props}
    close={props.bar.filter.isOpen ? props.intents.toggleFilterPanel : undefined}
  />
);
