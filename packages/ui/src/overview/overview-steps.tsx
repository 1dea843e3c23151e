import { type NextStep, overviewWords } from '@gift-registry/domain';
import {
  IconCamera,
  IconChecklist,
  IconChevronRight,
  IconEye,
  IconGift,
  IconHeart,
  IconLockOpen,
  IconMail,
  IconPencil,
  IconReplace,
  IconShoppingBag,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ShownStep } from './overview-model.ts';
import styles from './overview-steps.module.css';

/** How to read: the step on the left has the icon on the right. */
const icons: Readonly<Record<NextStep['_tag'], TablerIcon>> = {
  BeginList: IconGift,
  AddMore: IconGift,
  ReplaceGone: IconReplace,
  LetGuestsIn: IconLockOpen,
  FollowChecklist: IconChecklist,
  AddPhoto: IconCamera,
  LoveSome: IconHeart,
  ShareLink: IconEye,
  WriteGreeting: IconPencil,
  SayThanks: IconMail,
  BuyTheRest: IconShoppingBag,
};

const Step = ({ step, path }: ShownStep) => {
  const { title, text } = overviewWords.step(step);
  const Icon = icons[step._tag];
  return (
    <li>
      <a href={path}>
        <Icon size={24} stroke={1.6} aria-hidden />
        <span>
          <b>{title}</b>
          <span className="muted num">{text}</span>
        </span>
        <IconChevronRight className={styles['on']} size={20} stroke={1.6} aria-hidden />
      </a>
    </li>
  );
};

/** What to do next, the most urgent first (OVR-01). */
export const NextSteps = ({ steps }: { readonly steps: ReadonlyArray<ShownStep> }) => (
  <section className={styles['part']} aria-labelledby="next-steps">
    <h2 id="next-steps" className="display">
      {overviewWords.next}
    </h2>
    {steps.length === 0 ? (
      <p className="muted">{overviewWords.nothingNext}</p>
    ) : (
      <ol className={styles['steps']}>
        {steps.map((one) => (
          <Step key={one.step._tag} {...one} />
        ))}
      </ol>
    )}
  </section>
);
