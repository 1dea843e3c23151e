import {
  type GrId,
  type Market,
  newRegistryMessages,
  paths,
  type RegistryForm,
  type RegistryFormField,
  registryPageMessages,
} from '@gift-registry/domain';
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import own from './already-begun.module.css';
import styles from './new-registry.module.css';

/** The registry that had begun before, and what was typed since. */
export interface BegunBeforeProps {
  readonly grId: GrId;
  readonly notTaken: ReadonlyArray<RegistryFormField>;
  readonly form: RegistryForm;
  readonly market: Market;
  /** Takes the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onOpen: () => void;
}

/** Says that the registry was begun the first time, and keeps in sight what was typed since, for Settings in another tab (HOME-01, CART-08). */
export const BegunBefore = ({ grId, notTaken, form, market, heading, onOpen }: BegunBeforeProps) => (
  <div className={styles['form']}>
    <div>
      <h1 ref={heading} tabIndex={-1} className={`display ${styles['title']}`}>
        {newRegistryMessages.begunBefore}
      </h1>
      <p className={styles['help']}>{newRegistryMessages.begunBeforeHelp}</p>
    </div>
    <dl className={own['notTaken']}>
      {notTaken.map((field) => (
        <div key={field}>
          <dt>{newRegistryMessages.label(field, market)}</dt>
          <dd dir="auto">{form[field] === '' ? <i>{newRegistryMessages.leftEmpty}</i> : form[field]}</dd>
        </div>
      ))}
    </dl>
    <div className={styles['ways']}>
      <Button component="a" href={paths.settings(grId)} target="_blank" rel="noopener">
        {newRegistryMessages.openSettings}
        <span className="visually-hidden"> {registryPageMessages.opensInNewTab}</span>
      </Button>
      <Button variant="default" onClick={onOpen}>
        {newRegistryMessages.openRegistry}
      </Button>
    </div>
  </div>
);
