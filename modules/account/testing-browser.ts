import { randomUUID } from 'node:crypto';
import type { BrowserSession, ShownPicture } from '@wonderlings/kernel';
import type { SessionStore } from '@wonderlings/vault';

const SESSION_MS = 43_200_000;
const BROWSER = { name: 'firefox', device: 'tablet' } as const;

/** A browser with its two cookies, on the real session store. */
export interface Browser extends BrowserSession {
  deviceToken: string | undefined;
  sessionId: string | undefined;
  /** As both cookies say together. */
  pictures: readonly Omit<ShownPicture, 'childId'>[];
  /** Whom the session store knows this session to be. */
  childId(): Promise<unknown>;
}

export function createBrowser(sessions: SessionStore): Browser {
  const browser: Browser = {
    sessionId: undefined,
    deviceToken: undefined,
    pictures: [],
    browser: BROWSER,
    async childId() {
      return browser.sessionId && (await sessions.get(browser.sessionId))?.childId;
    },
    async signIn(childId, lineId) {
      if (browser.sessionId) await sessions.destroy(browser.sessionId);
      browser.sessionId = randomUUID();
      await sessions.set(browser.sessionId, { childId, lineId, browser: BROWSER }, SESSION_MS);
    },
    async signOut() {
      if (browser.sessionId) await sessions.destroy(browser.sessionId);
      browser.sessionId = undefined;
    },
    rememberDevice(token) {
      browser.deviceToken = token ?? undefined;
    },
    showPictures(pictures) {
      browser.pictures = pictures.map(({ lineId, token, picture, hasCode }) => ({ lineId, token, picture, hasCode }));
    },
  };
  return browser;
}
