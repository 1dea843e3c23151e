import type { Site, SiteId } from '@gift-registry/domain';
import styles from './wordmark.module.css';
import canada from './wordmarks/canada.svg';
import kids from './wordmarks/kids.svg';
import main from './wordmarks/main.svg';
import modern from './wordmarks/modern.svg';

/** The file of each site, and its ratio of width to height. */
const wordmarks: Readonly<Record<SiteId, { readonly file: string; readonly ratio: number }>> = {
  main: { file: main, ratio: 354 / 64 },
  modern: { file: modern, ratio: 362 / 64 },
  kids: { file: kids, ratio: 450 / 64 },
  canada: { file: canada, ratio: 504 / 64 },
};

/** The site's name as a picture, at the height that the style sheet sets; as text if there is no picture of it. */
export const Wordmark = ({ site }: { readonly site: Pick<Site, 'id' | 'name' | 'hasWordmark'> }) => {
  const drawn = wordmarks[site.id];
  if (!site.hasWordmark || drawn === undefined) return <span className={styles['name']}>{site.name}</span>;
  const { file, ratio } = drawn;
  return <img src={file} alt={site.name} width={Math.round(ratio * 38)} height={38} />;
};
