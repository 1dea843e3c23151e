import { type RegistryHeader, registrantNames, registryPageMessages } from '@gift-registry/domain';
import styles from './about-registrants.module.css';

/** The registrants' biography under their list (SET-01), if any. */
export const AboutRegistrants = ({ header }: { readonly header: RegistryHeader }) =>
  header.biography !== '' && (
    <section className={`wrap ${styles['about']}`} aria-labelledby="about-registrants">
      <h2 id="about-registrants" className="display">
        {registryPageMessages.about(registrantNames(header))}
      </h2>
      <p>{header.biography}</p>
    </section>
  );
