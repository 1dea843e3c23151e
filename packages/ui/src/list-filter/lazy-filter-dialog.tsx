import { LazyDialogs, lazyChunk } from '../lazy-dialogs/index.ts';
import type { FilterDialogProps } from './filter-dialog.view.tsx';

const dialog = lazyChunk(async () => (await import('./filter-dialog.view.tsx')).FilterDialog);

/** The filters of a phone, in a chunk of their own. */
export const LazyFilterDialog = (props: FilterDialogProps) => (
  <LazyDialogs file={dialog} of={props} close={props.bar.filter.isOpen ? props.intents.toggleFilterPanel : undefined} />
);
