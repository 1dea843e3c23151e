import { addressPrefix, languageNames, type Site } from '@gift-registry/domain';

/** Links to this page in the site's other languages (LANG-01); none on a site with one. */
export const LanguageSwitch = ({
  site: { language, languages },
  here,
  className,
}: {
  readonly site: Pick<Site, 'language' | 'languages'>;
  /** Path and query of this page; empty for one that does not exist. */
  readonly here: string;
  readonly className?: string | undefined;
}) =>
  languages
    .filter((other) => other !== language)
    .map((other) => (
      <a key={other} className={className} href={`${addressPrefix(other)}${here || '/'}`} lang={other} hrefLang={other}>
        {languageNames[other]}
      </a>
    ));
