// Signing in, the session that every page reads, and what is known of an account that is asleep.

export { type Asleep, forgetAsleep, keptReceipt, readAsleep } from './asleep/asleep.ts';
export { useShowAsleep } from './asleep/use-show-asleep.ts';
export { AuthPage } from './components/auth-page.tsx';
export type { LoadedSession } from './load-session.ts';
export { SessionProvider } from './session-provider.tsx';
