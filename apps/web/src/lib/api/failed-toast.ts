import type { ToastWords } from '../../ui/toast/toast-store.ts';
import { waitSentence } from './api-error.ts';

/** The words of a save that failed: the server's own where it asks to wait, else the page's. */
export function failedToast(
  words: { readonly title: string; readonly description: string },
  error: unknown,
): ToastWords {
  return { ...words, description: waitSentence(error) ?? words.description, variant: 'destructive' };
}
