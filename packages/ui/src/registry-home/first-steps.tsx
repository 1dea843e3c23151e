import { paths, registrantNames, registryHomeMessages, scanMessages } from '@gift-registry/domain';
import { IconBarcode, IconChecklist, IconGift, IconListDetails } from '@tabler/icons-react';
import styles from './registry-home.module.css';
import type { FirstSteps as Steps } from './registry-home.stream.ts';

/** How the registrant of the chosen registry begins to fill it (PAGE-07). */
export const FirstSteps = ({ steps }: { readonly steps: Steps }) => (
  <section className={styles['begin']} aria-labelledby="first-steps">
    <h2 id="first-steps" className="display">
      {registryHomeMessages.begin}
    </h2>
    <p className="muted">{registryHomeMessages.beginHelp(registrantNames(steps.registry))}</p>
    <ul className={styles['ways']}>
      <li>
        <a href={steps.curated}>
          <IconGift size={24} stroke={1.6} aria-hidden />
          <b>{registryHomeMessages.curated}</b>
          <span className="muted">{registryHomeMessages.curatedHelp}</span>
        </a>
      </li>
      <li>
        <a href={paths.scan}>
          <IconBarcode size={24} stroke={1.6} aria-hidden />
          <b>{scanMessages.open}</b>
          <span className="muted">{scanMessages.openHelp}</span>
        </a>
      </li>
      {steps.checklist._tag === 'Some' && (
        <li>
          <a href={steps.checklist.value}>
            <IconChecklist size={24} stroke={1.6} aria-hidden />
            <b>{registryHomeMessages.checklist}</b>
            <span className="muted">{registryHomeMessages.checklistHelp}</span>
          </a>
        </li>
      )}
      <li>
        <a href={steps.list}>
          <IconListDetails size={24} stroke={1.6} aria-hidden />
          <b>{registryHomeMessages.list}</b>
          <span className="muted">{registryHomeMessages.listHelp}</span>
        </a>
      </li>
    </ul>
  </section>
);
