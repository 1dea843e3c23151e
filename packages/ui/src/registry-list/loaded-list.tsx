import { PURCHASE_DELAY_NOTE } from '@gift-registry/domain';
import { ListBar } from '../list-bar/index.ts';
import type { RegistryListModel } from '../list-model/index.ts';
import { LiveStatus } from '../live-status/index.ts';
import { RegistryHeader } from '../registry-header/index.ts';
import { ListBody } from './list-body.tsx';
import styles from './registry-list.module.css';
import type { RegistryListStream } from './registry-list.stream.ts';

/** A registry that is there, and what can be done with its list. */
export interface LoadedListProps {
  readonly model: Extract<RegistryListModel, { readonly _tag: 'Loaded' }>;
  readonly stream: RegistryListStream;
}

/** Head, bar and list, the note on delay for guests (PAGE-13), and what is said beside them. */
export const LoadedList = ({ model: { header, bar, body, status }, stream }: LoadedListProps) => (
  <>
    <RegistryHeader model={header} />
    <ListBar bar={bar} onGiftOption={stream.chooseGiftOption} onSort={stream.chooseSort} />
    <ListBody body={body} stream={stream} />
    {header.role === 'guest' && <p className={`wrap ${styles['note']}`}>{PURCHASE_DELAY_NOTE}</p>}
    <LiveStatus status={status} />
  </>
);
