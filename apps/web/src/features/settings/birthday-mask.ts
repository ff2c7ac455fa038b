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
