/** One of the cast. Its words are its own: changed here, they are changed everywhere. */
export interface Companion {
  /** Stable: events, rules and drawings refer to it. */
  readonly id: string;
  readonly name: string;
  readonly animal: string;
  /** The key of its drawing. */
  readonly artKey: string;
  readonly pronoun: string;
  readonly role: string;
  readonly activityPath: string;
  readonly favoriteColor: string;
  readonly personality: string;
  readonly catchphrase: string;
  readonly specialAbility: string;
  readonly motivationalMessages: readonly string[];
  /** For the journal: five for any day, and one for after some days away. */
  readonly welcomeMessages: readonly WelcomeMessage[];
  /** Said once, when the child has chosen this buddy. */
  readonly buddyLine: string;
  /** Said when now is a good place to stop. */
  readonly stopLine: string;
}

export interface WelcomeMessage {
  readonly id: string;
  readonly when: 'any' | 'after-gap';
  readonly text: string;
}
