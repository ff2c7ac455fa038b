import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

/** What the family keeps, for the privacy page. */
export const familyKept: KeptFields = {
  GrownUpPasswordSet: kept('grown-up', 'that a grown-up password was set'),
  GrownUpPasswordChanged: kept('grown-up', 'that it was changed'),
  GrownUpPasswordMistyped: { tries: kept('grown-up', 'that it was typed wrong, and how often') },
  GrownUpPasswordResetAsked: { from: kept('grown-up', 'that a new one was asked for, and when it may be set') },
  GrownUpPasswordResetStopped: kept('grown-up', 'that the new one was stopped'),
  GrownUpViewOpened: { until: kept('grown-up', 'that the grown-up area was opened, and until when') },
  GrownUpAreaClosed: kept('grown-up', 'that the grown-up area was closed'),
  ConsentGiven: { version: kept('grown-up', 'that a grown-up agreed, and to the text of which day') },
  ConsentWithdrawn: kept('grown-up', 'that the agreement was taken back'),
  consents: {
    user_id: OF_CHILD,
    version: kept('grown-up', 'to the text of which day a grown-up agreed'),
    given_on: kept('grown-up', 'on which day a grown-up agreed'),
  },
};
