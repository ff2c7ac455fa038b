// The plain words for 12 and over, for a child that likes them.

export { useApplyWords } from './use-apply-words.ts';
