import {
  type AccountProfile,
  accountPageMessages,
  languageNames,
  newAccountMessages,
  type Site,
} from '@gift-registry/domain';
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/index.ts';
import { useFocusFallback } from '../dialog/index.ts';
import { FormField, FormSheet, fieldMessage } from '../form/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './account.module.css';
import type { AccountPageStream, ChangeDetailsForm, ChangeEmailForm } from './account-page.stream.ts';

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly changeLabel: string;
  /** Says that the change was taken. */
  readonly done: string | false;
  /** Called before the form is shown. */
  readonly onBegin: () => void;
  readonly children: ReactNode;
}

/** A fact of the account; Change shows its form until it is sent or canceled. */
const Fact = ({ name, value, changeLabel, done, onBegin, children }: FactProps) => {
  const [isOpen, setOpen] = useState(false);
  const isDone = done !== false;
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isDone) return;
    setOpen(false);
    change.current?.focus();
  }, [isDone]);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <p role="status" className="muted">
          {done}
        </p>
        {isOpen && <div className={styles['form']}>{children}</div>}
      </dd>
      <dd className={styles['change']}>
        <Button
          ref={change}
          variant="subtle"
          aria-label={isOpen ? undefined : changeLabel}
          aria-expanded={isOpen}
          onClick={() => {
            if (!isOpen) onBegin();
            setOpen(!isOpen);
          }}
        >
          {isOpen ? accountPageMessages.cancelChange : accountPageMessages.change}
        </Button>
      </dd>
    </div>
  );
};

interface DetailsProps {
  readonly form: ChangeDetailsForm;
  readonly profile: AccountProfile;
}

const NameFact = ({ form, profile }: DetailsProps) => {
  const { values, wrong, state, focusOn } = useStateValue(form.model);
  useFocusFallback(focusOn, wrong);
  const { firstName, lastName } = profile;
  return (
    <Fact
      name={accountPageMessages.name}
      value={accountPageMessages.nameOf(profile)}
      changeLabel={accountPageMessages.changeNameLabel}
      done={state._tag === 'Succeeded' && accountPageMessages.nameSaved}
      onBegin={() => form.begin({ firstName, lastName, language: '' })}
    >
      <FormSheet
        messages={{ ...accountPageMessages, submit: accountPageMessages.saveName }}
        state={state}
        onSubmit={form.submit}
      >
        {(['firstName', 'lastName'] as const).map((field) => (
          <FormField
            key={field}
            id={field}
            kind="text"
            label={newAccountMessages[field]}
            autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
            isFirst={field === 'firstName'}
            value={values[field]}
            error={fieldMessage({ wrong, state }, field, newAccountMessages.fieldProblem(field, values[field]))}
            onEdit={(text) => form.edit(field, text)}
          />
        ))}
      </FormSheet>
    </Fact>
  );
};

const EmailFact = ({ form, email }: { readonly form: ChangeEmailForm; readonly email: string }) => {
  const { values, wrong, state, focusOn } = useStateValue(form.model);
  useFocusFallback(
    focusOn,
    wrong.map((field) => `change-${field}`),
  );
  return (
    <Fact
      name={accountPageMessages.email}
      value={email}
      changeLabel={accountPageMessages.changeEmailLabel}
      done={state._tag === 'Succeeded' && accountPageMessages.emailAsked(values.email)}
      onBegin={form.clear}
    >
      <FormSheet
        messages={{ ...accountPageMessages, submit: accountPageMessages.sendLink }}
        state={state}
        onSubmit={form.submit}
      >
        <FormField
          id="change-email"
          kind="email"
          label={accountPageMessages.newEmail}
          autoComplete="email"
          isFirst
          value={values.email}
          error={fieldMessage({ wrong, state }, 'email', newAccountMessages.fieldProblem('email', values.email))}
          onEdit={(text) => form.edit('email', text)}
        />
        <FormField
          id="change-password"
          kind="password"
          label={accountPageMessages.present}
          autoComplete="current-password"
          value={values.password}
          error={fieldMessage({ wrong, state }, 'password', accountPageMessages.presentMissing)}
          onEdit={(text) => form.edit('password', text)}
        />
      </FormSheet>
    </Fact>
  );
};

const LanguageFact = ({ form, profile, languages }: DetailsProps & Pick<Site, 'languages'>) => {
  const { values, state } = useStateValue(form.model);
  const { firstName, lastName, language } = profile;
  return (
    <Fact
      name={accountPageMessages.language}
      value={languageNames[language]}
      changeLabel={accountPageMessages.changeLanguageLabel}
      done={state._tag === 'Succeeded' && accountPageMessages.languageSaved}
      onBegin={() => form.begin({ firstName, lastName, language })}
    >
      <FormSheet
        messages={{ ...accountPageMessages, submit: accountPageMessages.saveLanguage }}
        state={state}
        onSubmit={form.submit}
      >
        <NativeSelect
          id="language"
          label={accountPageMessages.languageOfEmails}
          data={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          value={values.language}
          onChange={(event) => form.edit('language', event.currentTarget.value)}
        />
      </FormSheet>
    </Fact>
  );
};

/** Name, email and, where the site has several, the language of emails; each with its form (ACC-05, LANG-04). */
export const AccountFacts = ({
  stream,
  profile,
  languages,
}: Pick<Site, 'languages'> & {
  readonly stream: Pick<AccountPageStream, 'changeName' | 'changeEmail' | 'changeLanguage'>;
  readonly profile: AccountProfile;
}) => (
  <dl className={styles['facts']}>
    <NameFact form={stream.changeName} profile={profile} />
    <EmailFact form={stream.changeEmail} email={profile.email} />
    {languages.length > 1 && <LanguageFact form={stream.changeLanguage} profile={profile} languages={languages} />}
  </dl>
);
