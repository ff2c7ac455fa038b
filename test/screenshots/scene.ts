import type { Page } from 'playwright-core';

/** Of every newcomer: a scene may sign it in elsewhere. */
export const NEWCOMERS_PASSWORD = 'seven purple otters';

/** One picture at each width: where it is, who looks, and what they do first. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'newcomer' | 'regular';
  /** A part of what the browser's console may say there, where a refusal is the scene. */
  readonly allowed?: string;
  /** What is earned on its way comes up, as it is the scene. */
  readonly celebrates?: boolean;
  readonly act?: (page: Page) => Promise<void>;
}
