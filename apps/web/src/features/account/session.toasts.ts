import type { User } from '@wonderlings/account/contract';
import { ApiError, serverSentence } from '../../lib/api/api-error.ts';
import { fill } from '../../lib/copy/fill.ts';
import { nameOf } from '../../lib/session/session.ts';
import type { ToastWords } from '../../ui/toast/toast-store.ts';
import { SESSION_TOASTS } from './session.copy.ts';
import type { SignIn } from './session-calls.ts';

export function welcomeToast(kind: SignIn['kind'], user: User): ToastWords {
  const words = kind === 'register' ? SESSION_TOASTS.welcomeNew : SESSION_TOASTS.welcomeBack;
  const name = nameOf(user);
  return { title: fill(words.title, { name }), description: fill(words.description, { name }) };
}

export function signInFailedToast(kind: SignIn['kind'], error: unknown): ToastWords {
  const words = kind === 'register' ? SESSION_TOASTS.registrationFailed : SESSION_TOASTS.loginFailed;
  return { ...words, description: serverSentence(error) ?? words.description, variant: 'destructive' };
}

export function goodbyeToast(): ToastWords {
  return SESSION_TOASTS.goodbye;
}

/** The message, or the fixed words when an answer came that was not ok (specification 000, section 8). */
export function logoutFailedToast(error: unknown): ToastWords {
  const words = SESSION_TOASTS.logoutFailed;
  const said = error instanceof Error && !(error instanceof ApiError) ? error.message : '';
  return { ...words, description: said || words.description, variant: 'destructive' };
}

/** Pages keep drafts of what a child writes, so the promise in it holds. */
export function sessionEndedToast(): ToastWords {
  return SESSION_TOASTS.sessionEnded;
}

export function userFetchFailedToast(): ToastWords {
  return { ...SESSION_TOASTS.userFetchFailed, variant: 'destructive' };
}
