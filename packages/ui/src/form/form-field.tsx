import { signInPageMessages } from '@gift-registry/domain';
import { PasswordInput, TextInput } from '@mantine/core';

/** A hidden username field, which tells password managers whose account the form is for; nothing when the account is unknown. */
export const AccountField = ({ email }: { readonly email: string }) =>
  email !== '' && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;

interface FormFieldProps {
  readonly id: string;
  readonly kind: 'text' | 'email' | 'password';
  readonly label: string;
  readonly description?: string;
  readonly autoComplete: string;
  readonly value: string;
  /** The error, or whether there is one. */
  readonly error: string | boolean;
  /** Focuses the field when the form appears. */
  readonly isFirst?: boolean;
  readonly onEdit: (text: string) => void;
}

/** A field of a form; a password can be revealed. */
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
