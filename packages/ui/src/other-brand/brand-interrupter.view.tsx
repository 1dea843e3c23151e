import { bothBrandsMessages } from '@gift-registry/domain';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './brand-interrupter.module.css';
import type { BrandInterrupterStream } from './brand-interrupter.stream.ts';

/** Says that products of both brands are on one registry, until dismissed (XB-01). */
export const BrandInterrupter = ({ stream }: { readonly stream: BrandInterrupterStream }) => {
  const model = useStateValue(stream.model);
  if (model._tag === 'None') return null;
  const { role, brands } = model.value;
  return (
    <aside className={`muted gr-row gr-text-meta ${styles['message']}`} aria-label={bothBrandsMessages.name}>
      <p>{bothBrandsMessages.about(role, brands)}</p>
      <IconButton
        variant="subtle"
        className={styles['away'] ?? ''}
        aria-label={bothBrandsMessages.dismiss}
        onClick={stream.dismiss}
      >
        <IconX size={18} stroke={1.6} aria-hidden />
      </IconButton>
    </aside>
  );
};
