import { DecorativePicture } from '../decorative-picture/index.ts';
import styles from './gift-picture.module.css';

/** The picture that the giver saw, or an icon. */
export const GiftPicture = ({ path }: { readonly path: string }) => (
  <span className={`stage muted ${styles['stage']}`}>
    <DecorativePicture path={path} pixels={800} icon={24} />
  </span>
);
