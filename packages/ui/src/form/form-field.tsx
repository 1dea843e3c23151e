import { signInPageMessages } from '@gift-registry/domain';
import { PasswordInput, TextInput } from '@mantine/core';

/** Names the account of a form with a password, for browsers that keep passwords: unseen, and nothing to fill in. Nothing where the account is not known. */
export const AccountField = ({ email }: { readonly email: string }) =>
  email !== '' && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;

/** One line to be typed. */
export interface FormFieldProps {
  readonly id: string;
  readonly kind: 'text' | 'email' | 'password';
  readonly label: string;
  readonly description?: string;
  readonly autoComplete: string;
  readonly value: string;
  /** The error, or whether there is one. */
  readonly error: string | boolean;
  /** Scrolls into view and takes the focus on request. */
  readonly isFirst?: boolean;
  readonly onEdit: (text: string) => void;
}

/** A field of a form; a password can be looked at. */
export const FormField = ({ kind, autoComplete, onEdit, description, isFirst = false, ...field }: FormFieldProps) => {
  const shared = {
    ...field,
    ...(description === undefined ? {} : { description }),
    autoFocus: isFirst,
    name: autoComplete,
    autoComplete,
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onEdit(event.currentTarget.value),
  };
  return kind === 'password' ? (
    <PasswordInput
      {...shared}
      aria-invalid={field.error !== false}
      rightSectionWidth={44}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': signInPageMessages.showPassword }}
    />
  ) : (
    <TextInput {...shared} type={kind} />
  );
};
