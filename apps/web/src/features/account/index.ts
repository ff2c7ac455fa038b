// Signing in, the session that every page reads, and what is known of an account that is asleep.

export { type Asleep, forgetAsleep, keptReceipt, readAsleep, useShowAsleep } from './asleep.ts';
export { AuthPage } from './auth-page.tsx';
export type { LoadedSession } from './load-session.ts';
export { PictureSection } from './pictures/picture-section.tsx';
export { SessionProvider } from './session-provider.tsx';
