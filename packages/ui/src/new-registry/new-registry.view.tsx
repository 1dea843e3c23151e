import { newRegistryMessages } from '@gift-registry/domain';
import { Button, Progress, Skeleton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useStepsBack } from '../dialog/index.ts';
import { useStateValue } from '../observe/index.ts';
import { BegunBefore } from './already-begun.tsx';
import { EventStep } from './event-step.tsx';
import { ExtrasStep } from './extras-step.tsx';
import { NamesStep } from './names-step.tsx';
import styles from './new-registry.module.css';
import type { NewRegistryStream } from './new-registry.stream.ts';
import type { BeginningStep } from './new-registry-model.ts';
import type { StepProps } from './step-props.ts';
import { useFirstWrong } from './use-first-wrong.ts';
import { useNewHeading } from './use-new-heading.ts';

const Step = ({ model, stream }: StepProps) => {
  switch (model.step) {
    case 'event':
      return <EventStep model={model} stream={stream} />;
    case 'names':
      return <NamesStep model={model} stream={stream} />;
    case 'extras':
      return <ExtrasStep model={model} stream={stream} />;
  }
};

const buttonMessages = (beginning: BeginningStep, isLast: boolean): string => {
  if (beginning._tag === 'Beginning') return newRegistryMessages.creating;
  if (beginning._tag === 'Begun') return newRegistryMessages.created;
  return isLast ? newRegistryMessages.create : newRegistryMessages.next;
};

/** The form that begins a registry, one step at a time (HOME-01); going back in the browser goes to the step before. */
export const NewRegistryPage = ({ stream }: { readonly stream: NewRegistryStream }) => {
  const model = useStateValue(stream.model);
  const form = useFirstWrong(model.lookAgain);
  const heading = useNewHeading(model.turned);
  const { step, place, places, beginning } = model;
  useStepsBack(place - 1, stream.back);
  const isBusy = beginning._tag === 'Beginning' || beginning._tag === 'Begun';
  if (model.isHeldBack)
    return (
      <div className={`wrap ${styles['page']}`} aria-busy>
        <Skeleton height={320} maw={560} />
      </div>
    );
  if (beginning._tag === 'BegunBefore')
    return (
      <div className={`wrap ${styles['page']}`}>
        <BegunBefore
          {...beginning}
          form={model.form}
          market={model.market}
          heading={heading}
          onOpen={stream.openBegun}
        />
      </div>
    );
  return (
    <div className={`wrap ${styles['page']}`}>
      <form
        ref={form}
        className={styles['form']}
        noValidate
        aria-labelledby="new-registry-step"
        onSubmit={(event) => {
          event.preventDefault();
          stream.next();
        }}
      >
        <div>
          <p className={styles['where']}>
            <span>{newRegistryMessages.title}</span> <span className="num">{newRegistryMessages.progress(step)}</span>
          </p>
          <Progress value={(place / places) * 100} size={4} aria-hidden />
        </div>
        <div>
          <h1 id="new-registry-step" ref={heading} tabIndex={-1} className={`display ${styles['title']}`}>
            {newRegistryMessages.stepTitle(step)}
          </h1>
          <p className={styles['help']}>{newRegistryMessages.stepHelp(step)}</p>
        </div>
        <Step model={model} stream={stream} />
        {beginning._tag === 'NotBegun' && (
          <p className={styles['problem']} role="alert">
            {newRegistryMessages.refused(beginning.reason)}
          </p>
        )}
        <div className={styles['ways']}>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {buttonMessages(beginning, place === places)}
          </Button>
          {place > 1 && (
            <Button
              variant="subtle"
              onClick={stream.back}
              aria-disabled={isBusy || undefined}
              leftSection={<IconArrowLeft size={20} stroke={1.6} aria-hidden />}
            >
              {newRegistryMessages.back}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
};
