import type { Site } from '@gift-registry/domain';
import styles from './information.module.css';

/** A text in which the site's number may stand once. */
export interface WithCallsProps extends Pick<Site, 'phone'> {
  readonly text: string;
}

/** The text, with the number as a link where it stands. */
export const WithCalls = ({ text, phone }: WithCallsProps) => {
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
