import { type DemoAct, type DemoVisit, dateOfDay, dayNumber, instantAt, localDateIn } from '@wonderlings/kernel';
import { keepAffirmation } from './affirmations.decide.ts';
import { affirmationFor } from './catalogue.ts';

/** The demo child is 8 or 9. */
const AGE_GROUP = '8-9';
const AFTER_SUPPER_MINUTES = 18 * 60 + 40;

/** On six of its evenings, so many days before the visit; the feelings are those of its journal. */
const EVENINGS: readonly { readonly daysAgo: number; readonly answers: readonly string[]; readonly picks: number }[] = [
  { daysAgo: 19, answers: ['happy', 'friends', 'made-something'], picks: 0 },
  { daysAgo: 16, answers: ['sad', 'loved-one', 'was-kind'], picks: 1 },
  { daysAgo: 12, answers: ['happy', 'moving', 'kept-trying'], picks: 0 },
  { daysAgo: 8, answers: ['calm', 'reading', 'cannot-think'], picks: 0 },
  { daysAgo: 4, answers: ['worried', 'jokes', 'told-the-truth'], picks: 2 },
  { daysAgo: 2, answers: ['excited', 'making', 'learned-something'], picks: 0 },
];

/** Some kind words that a demo child kept; none today, so that the visitor is asked. */
export function demoActs({ now, timeZone }: DemoVisit): readonly DemoAct[] {
  const today = dayNumber(localDateIn(now, timeZone));
  return EVENINGS.map(({ daysAgo, answers, picks }) => {
    const localDate = dateOfDay(today - daysAgo);
    const questionnaire = [AGE_GROUP, ...answers];
    const affirmation = affirmationFor(questionnaire, localDate, picks);
    return {
      at: instantAt(localDate, AFTER_SUPPER_MINUTES, timeZone),
      act: keepAffirmation({ questionnaire, affirmation }),
    };
  });
}
