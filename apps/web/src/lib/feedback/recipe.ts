import type { Layer } from '../tones/layer.ts';

export interface Recipe {
  readonly layers: readonly Layer[];
  /** Milliseconds: buzz, rest, buzz. */
  readonly buzz?: readonly number[];
  /** Milliseconds: where it is felt later than it is first heard. */
  readonly buzzAfter?: number;
  /** Heard where voices were asked for; elsewhere it is a press like any other. */
  readonly isVoice?: boolean;
  /** Rings for a moment, never while the child types. */
  readonly isChime?: boolean;
}
