import { findRegistryMessages, paths } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { Button } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import type { FindFormStream } from './find-form.stream.ts';
import styles from './find-registry.module.css';

interface FindFormProps {
  readonly stream: FindFormStream;
  readonly isPaused?: boolean;
}

/** One field for a name or a number, and its button. */
export const FindForm = ({ stream, isPaused = false }: FindFormProps) => {
  const { text, problem } = useStateValue(stream.model);
  return (
    <form
      className={styles['form']}
      action={paths.find}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        stream.find();
      }}
    >
      <TextInput
        name="text"
        label={findRegistryMessages.field}
        description={findRegistryMessages.help}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => stream.edit(event.currentTarget.value)}
        error={problem._tag === 'Some' && findRegistryMessages.refused(problem.value)}
      />
      <Button className={styles['find'] ?? ''} type="submit" variant={isPaused ? 'default' : 'filled'}>
        {findRegistryMessages.find}
      </Button>
    </form>
  );
};
