import { firstNames, paths, quietMessages, type RegistryHeader, registryPageMessages } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import styles from './quiet-registry.module.css';
import { RegistryNames } from './registry-names.tsx';

interface QuietRegistryProps {
  readonly header: RegistryHeader;
  /** The owners' page, for an owner who looks with a guest's eyes. */
  readonly managementPage: O.Option<string>;
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

/** Tells owners that the registry is paused, and where to undo it (PAUSE-01). */
export const QuietNote = ({ settingsPage }: { readonly settingsPage: O.Option<string> }) => (
  <p className={`wrap ${styles['note']}`}>
    {quietMessages.owner} {settingsPage._tag === 'Some' && <a href={settingsPage.value}>{quietMessages.toSettings}</a>}
  </p>
);
