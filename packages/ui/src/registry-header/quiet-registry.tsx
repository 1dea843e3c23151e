import { firstNames, paths, quietMessages, type RegistryHeader, registryPageMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import type { RegistryHeaderModel } from '../list-model/index.ts';
import styles from './quiet-registry.module.css';
import { RegistryNames } from './registry-names.tsx';

interface QuietRegistryProps {
  readonly header: RegistryHeader;
  /** The owners' page, for an owner who looks with a guest's eyes. */
  readonly managementPage: RegistryHeaderModel['managementPage'];
}

/** What guests see of a paused registry: names and one line, nothing to buy (PAUSE-01). */
export const QuietRegistry = ({ header, managementPage }: QuietRegistryProps) => (
  <section className={`wrap gr-stack ${styles['page']}`} aria-labelledby="registry-names">
    <h1 id="registry-names">
      <RegistryNames header={header} />
    </h1>
    <p>{quietMessages.guest(firstNames(header))}</p>
    <p className="muted">
      {quietMessages.given} <a href={paths.findOrder}>{quietMessages.toOrder}</a>
    </p>
    {managementPage._tag === 'Some' && <a href={managementPage.value}>{registryPageMessages.returnToManagement}</a>}
  </section>
);

interface QuietOwnerProps {
  readonly header: Pick<RegistryHeader, 'primaryFirstName' | 'secondaryFirstName'>;
  /** The pages for its registrant, as links. */
  readonly links: ReactNode;
  /** Whether the names are the page's heading. */
  readonly isHeading?: boolean;
}

/** The head of a paused registry's pages for its owners: no photo, event, date or greeting (PAUSE-01). */
export const QuietOwner = ({ header, links, isHeading = false }: QuietOwnerProps) => {
  const Names = isHeading ? 'h1' : 'p';
  return (
    <section className={`wrap gr-stack ${styles['own']}`} aria-labelledby="registry-names">
      <Names id="registry-names">
        <RegistryNames header={header} isSmall />
      </Names>
      <p>{quietMessages.owner}</p>
      <div className="gr-cluster">{links}</div>
    </section>
  );
};
