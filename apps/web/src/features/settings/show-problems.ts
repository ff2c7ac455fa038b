import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Puts a sentence under each field that has a problem; the first takes the focus. Answers whether there was any. */
export function showProblems<Values extends FieldValues>(
  problems: Partial<Record<Path<Values>, string>>,
  setError: UseFormSetError<Values>,
): boolean {
  // The keys are those of the record above.
  const found = Object.entries(problems) as [Path<Values>, string][];
  for (const [index, [field, message]] of found.entries()) setError(field, { message }, { shouldFocus: index === 0 });
  return found.length > 0;
}
