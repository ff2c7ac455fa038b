import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.tsx';
import { caretBehind, maskBirthday } from '../birthday-mask.ts';
import { SETTINGS_COPY } from '../settings.copy.ts';

interface BirthdayFieldProps {
  readonly field: UseFormRegisterReturn<'birthday'>;
  readonly error: string | undefined;
}

/** A text that keeps to MM/DD/YYYY by itself. */
export function BirthdayField({ field, error }: BirthdayFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const typed = input.value;
    const masked = maskBirthday(typed);
    if (masked !== typed) {
      const caret = caretBehind(masked, typed.slice(0, input.selectionStart ?? typed.length));
      input.value = masked;
      input.setSelectionRange(caret, caret);
    }
    return field.onChange(event);
  };
  return (
    <TextField
      label={SETTINGS_COPY.birthday}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      placeholder={SETTINGS_COPY.birthdayHint}
      {...field}
      onChange={change}
    />
  );
}
