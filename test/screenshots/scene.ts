import type { Page } from 'playwright-core';

/** One picture at each width: where it is, who looks, and what they do first. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'newcomer' | 'regular';
  readonly act?: (page: Page) => Promise<void>;
}
