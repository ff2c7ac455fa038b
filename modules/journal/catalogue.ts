export { CRAYONS, type Crayon, crayonOf } from './crayon-catalogue.ts';
export {
  intensityLabel,
  MOOD_LABELS,
  QUICK_MOODS,
  type QuickMood,
  type QuickMoodId,
  quickMoodById,
  RICH_MOODS,
  type RichMood,
  type RichMoodId,
  richMoodById,
} from './mood-catalogue.ts';
export {
  DAILY_PROMPTS,
  type DailyPrompt,
  type PromptWords,
  promptFor,
  WRITING_LABELS,
  weekdayOf,
} from './prompt-catalogue.ts';
