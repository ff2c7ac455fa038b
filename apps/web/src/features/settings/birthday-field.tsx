import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../../lib/words/words.ts';
import { TextField } from '../../ui/text-field.tsx';
import { SETTINGS_COPY } from './settings.copy.ts';

interface BirthdayFieldProps {
  readonly field: UseFormRegisterReturn<'birthday'>;
  readonly error: string | undefined;
}

/** A text that keeps to MM/DD/YYYY by itself. */
export function BirthdayField({ field, error }: BirthdayFieldProps) {
  const say = useWords();
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
      label={say(SETTINGS_COPY.birthday)}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      placeholder={SETTINGS_COPY.birthdayHint}
      {...field}
      onChange={change}
    />
  );
}

const DIGITS = 8;

/** Specification 001, section 5: digits only, as MM/DD/YYYY, 10 characters at most. A slash comes with the digit behind it. */
export function maskBirthday(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** Where the caret belongs in the masked text, so that it stays behind the digits that it stood behind. */
export function caretBehind(masked: string, typedBeforeCaret: string): number {
  const digits = typedBeforeCaret.replace(/\D/g, '').length;
  const slashes = digits > 4 ? 2 : digits > 2 ? 1 : 0;
  return Math.min(digits + slashes, masked.length);
}
