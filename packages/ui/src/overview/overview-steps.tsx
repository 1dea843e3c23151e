import { type NextStep, overviewMessages } from '@gift-registry/domain';
import {
  IconCamera,
  IconChecklist,
  IconChevronRight,
  IconEye,
  IconGift,
  IconHeart,
  IconLockOpen,
  IconMail,
  IconMapPin,
  IconPencil,
  IconReplace,
  IconShoppingBag,
  IconStack2,
  type TablerIcon,
} from '@tabler/icons-react';
import { Skeleton, UnstyledButton } from '../controls/index.ts';
import type { OverviewBody, ShownStep } from './overview-model.ts';
import styles from './overview-steps.module.css';

const icons: Readonly<Record<NextStep['_tag'], TablerIcon>> = {
  BeginList: IconGift,
  AddMore: IconGift,
  ReplaceNoLongerAvailable: IconReplace,
  GiveAddress: IconMapPin,
  LetGuestsIn: IconLockOpen,
  FollowChecklist: IconChecklist,
  AddPhoto: IconCamera,
  LoveSome: IconHeart,
  ShareLink: IconEye,
  WriteGreeting: IconPencil,
  CompleteSets: IconStack2,
  SayThanks: IconMail,
  BuyTheRest: IconShoppingBag,
};

/** Opens the dialogs in which steps are done. */
interface StepDialogs {
  readonly photo: () => void;
  readonly greeting: () => void;
}

const Step = ({ step, target, dialogs }: ShownStep & { readonly dialogs: StepDialogs }) => {
  const { title, text } = overviewMessages.step(step);
  const Icon = icons[step._tag];
  const inside = (
    <>
      <Icon size={24} stroke={1.6} aria-hidden />
      <span>
        <b>{title}</b>
        <span className="muted num">{text}</span>
      </span>
      <IconChevronRight className="muted" size={20} stroke={1.6} aria-hidden />
    </>
  );
  return (
    <li>
      {target._tag === 'Page' ? (
        <a className={styles['step']} href={target.path}>
          {inside}
        </a>
      ) : (
        <UnstyledButton className={styles['step'] ?? ''} aria-haspopup="dialog" onClick={dialogs[target.dialog]}>
          {inside}
        </UnstyledButton>
      )}
    </li>
  );
};

const Waiting = () => (
  <div className={styles['waiting']} role="status" aria-label={overviewMessages.loadingSteps}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height={88} />
    ))}
  </div>
);

const Steps = ({ steps, dialogs }: { readonly steps: ReadonlyArray<ShownStep>; readonly dialogs: StepDialogs }) =>
  steps.length === 0 ? (
    <p className="muted">{overviewMessages.nothingNext}</p>
  ) : (
    <ol className={styles['steps']}>
      {steps.map((one) => (
        <Step key={one.step._tag} {...one} dialogs={dialogs} />
      ))}
    </ol>
  );

/** The next steps, the most urgent first (OVR-01). */
export const NextSteps = ({
  steps,
  dialogs,
}: {
  readonly steps: Extract<OverviewBody, { readonly _tag: 'Dashboard' }>['steps'];
  readonly dialogs: StepDialogs;
}) => (
  <section className={`gr-stack ${styles['part']}`} aria-labelledby="next-steps">
    <h2 id="next-steps" className="display">
      {overviewMessages.next}
    </h2>
    {steps._tag === 'Some' ? <Steps steps={steps.value} dialogs={dialogs} /> : <Waiting />}
  </section>
);
