import { type InformationPage as Information, informationMessages, paths, type Site } from '@gift-registry/domain';
import { Button } from '../controls/index.ts';
import styles from './information.module.css';
import { StoreFinder } from './store-finder.tsx';

interface TextWithPhoneLinkProps extends Pick<Site, 'phone'> {
  readonly text: string;
}

/** The text, with the phone number as a link. */
const TextWithPhoneLink = ({ text, phone }: TextWithPhoneLinkProps) => {
  const at = text.indexOf(phone);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <a className={`num ${styles['call']}`} href={`tel:${phone}`}>
        {phone}
      </a>
      {text.slice(at + phone.length)}
    </>
  );
};

/** A page of information (ROUTE-10). */
export const InformationPage = ({
  page: { title, intro, finder, sections },
  site: { phone },
}: {
  readonly site: Pick<Site, 'phone'>;
  readonly page: Information;
}) => (
  <div className={`wrap ${styles['page']}`}>
    <h1 className={`display ${styles['title']}`}>{title}</h1>
    <p className={styles['intro']}>
      <TextWithPhoneLink text={intro} phone={phone} />
    </p>
    {finder._tag === 'Some' && <StoreFinder finder={finder.value} />}
    <div className={styles['sections']}>
      {sections.map(({ heading, paragraphs, points }) => (
        <section key={heading} className={styles['section']}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <TextWithPhoneLink text={paragraph} phone={phone} />
            </p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
    <Button
      component="a"
      href={paths.ownRegistries}
      variant={finder._tag === 'Some' ? 'default' : 'filled'}
      className={styles['way'] ?? ''}
    >
      {informationMessages.toRegistries}
    </Button>
  </div>
);
