import { type RegistryHeader, registryPageMessages } from '@gift-registry/domain';
import styles from './registry-names.module.css';

interface RegistryNamesProps {
  readonly header: Pick<RegistryHeader, 'primaryFirstName' | 'secondaryFirstName'>;
  readonly isSmall?: boolean;
}

/** The date of the event, or that it is to come (EVENT-01). */
export const EventDay = ({
  header: { eventDate },
  children,
}: {
  readonly header: Pick<RegistryHeader, 'eventDate'>;
  readonly children: string;
}) => (eventDate._tag === 'Some' ? <time dateTime={eventDate.value}>{children}</time> : <span>{children}</span>);

/** The first names: "Amelia & Jonah". */
export const RegistryNames = ({ header, isSmall = false }: RegistryNamesProps) => (
  <span className={`display ${styles[isSmall ? 'small' : 'names']}`}>
    {header.primaryFirstName}
    {header.secondaryFirstName._tag === 'Some' && (
      <>
        {' '}
        <span>{registryPageMessages.and}</span> {header.secondaryFirstName.value}
      </>
    )}
  </span>
);
