import { type ItemCardModel, nameLinkId } from '../list-model/index.ts';
import styles from './card-name.module.css';
import { ELSEWHERE, NewTabNote } from './elsewhere.tsx';

/** The item's name, two lines at most; leads to its page, where it has one. */
export const CardName = ({ card: { key, item, link } }: { readonly card: ItemCardModel }) => {
  const { name } = item.product;
  return (
    <h3 className={styles['heading']} title={name}>
      {link._tag === 'Some' ? (
        <a
          className={styles['name']}
          id={nameLinkId(key)}
          href={link.value.href}
          {...(link.value.isElsewhere ? ELSEWHERE : {})}
        >
          <span id={`name-${key}`}>{name}</span>
          {link.value.isElsewhere && <NewTabNote />}
        </a>
      ) : (
        <span className={styles['name']} id={`name-${key}`}>
          {name}
        </span>
      )}
    </h3>
  );
};
