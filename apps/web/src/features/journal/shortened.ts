import { textLength } from '@wonderlings/kernel/contract';

/** The text, cut to `max` characters where it is longer; a flag or a family of joined signs is never cut in two. */
export function shortened(text: string, max: number): string {
  if (textLength(text) <= max) return text;
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    length += textLength(segment);
    if (length > max) break;
    kept += segment;
  }
  return kept;
}
