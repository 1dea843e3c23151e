import { faultSentence, settingsWords } from '@gift-registry/domain';
import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLive } from '../observe/index.ts';
import { ProblemPage } from '../problem/index.ts';
import { CopyButton } from '../share/index.ts';
import styles from './settings.module.css';
import type { SettingsStream } from './settings.stream.ts';

/** What a registry says of itself, for its registrant (ROUTE-05): to be read, and its link to be copied. */
export const SettingsPage = ({ stream }: { readonly stream: SettingsStream }) => {
  const model = useLive(stream.model);
  switch (model._tag) {
    case 'Loading':
      return <div className={`wrap ${styles['page']}`} />;
    case 'NotFound':
      return <ProblemPage problem="not-found" />;
    case 'Failed':
      return <ProblemPage problem="failed" help={faultSentence(model.fault)} onTryAgain={stream.reload} />;
    case 'Loaded':
      return (
        <div className={`wrap ${styles['page']}`}>
          <Button
            component="a"
            href={model.back}
            variant="default"
            leftSection={<IconArrowLeft size={20} stroke={1.6} aria-hidden />}
          >
            {settingsWords.back}
          </Button>
          <h1 className={`display ${styles['title']}`}>{settingsWords.title}</h1>
          <dl className={styles['facts']}>
            {(
              [
                [settingsWords.event, model.eventName],
                [settingsWords.day, model.eventDate],
                [settingsWords.names, model.names],
                [settingsWords.number, model.grId],
                [settingsWords.whoCanSee, model.whoCanSee],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles['link']}>
            <TextInput
              className={styles['field'] ?? ''}
              label={settingsWords.link}
              description={settingsWords.linkHelp}
              inputWrapperOrder={['label', 'input', 'description']}
              readOnly
              value={model.link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={model.link} onCopyFailed={stream.linkNotCopied} />
          </div>
        </div>
      );
  }
};
