// Written by `npm run privacy` from the events and tables of the modules. Not to be changed by hand.
import type { ServerKeeps } from './kept-data.ts';

export const SERVER_KEEPS: ServerKeeps = {
 "changed": "2026-11-26",
 "events": 67,
 "tables": 49,
 "kinds": {
  "feelings": [
   {
    "is": "the feeling with how big it is, as the child saw it",
    "places": {
     "log": [
      "MoodSaved.feeling",
      "JournalEntryWritten.feeling"
     ],
     "open": [
      "moods.feeling",
      "journal_entries.mood"
     ],
     "sealed": [
      "moods.own_feeling"
     ]
    }
   },
   {
    "is": "the feeling alone",
    "places": {
     "log": [
      "MoodSaved.baseFeelingName"
     ],
     "open": [
      "moods.base_feeling_name"
     ]
    }
   },
   {
    "is": "the picture of the feeling",
    "places": {
     "log": [
      "MoodSaved.emoji",
      "JournalEntryWritten.emoji"
     ],
     "sealed": [
      "moods.emoji"
     ]
    }
   },
   {
    "is": "that a page was drawn",
    "places": {
     "log": [
      "JournalEntryWritten.isDrawn"
     ]
    }
   },
   {
    "is": "when the feeling was saved",
    "places": {
     "open": [
      "moods.timestamp"
     ]
    }
   },
   {
    "is": "the child's own day",
    "places": {
     "open": [
      "moods.local_date"
     ]
    }
   },
   {
    "is": "when a page was written",
    "places": {
     "open": [
      "journal_entries.timestamp"
     ]
    }
   },
   {
    "is": "how many feelings and pages there are",
    "places": {
     "open": [
      "journal_totals.entries"
     ]
    }
   },
   {
    "is": "how many of them are pages",
    "places": {
     "open": [
      "journal_totals.pages"
     ]
    }
   },
   {
    "is": "how many of each feeling",
    "places": {
     "open": [
      "journal_totals.feelings"
     ]
    }
   }
  ],
  "notes": [
   {
    "is": "the note with a feeling, or the page with its question",
    "places": {
     "own": [
      "MoodSaved.note",
      "JournalEntryWritten.note"
     ],
     "sealed": [
      "moods.note"
     ]
    }
   },
   {
    "is": "that there were words, after they were erased",
    "places": {
     "log": [
      "MoodSaved.hadWords",
      "JournalEntryWritten.hadWords"
     ]
    }
   },
   {
    "is": "the question or title of a page",
    "places": {
     "own": [
      "JournalEntryWritten.title"
     ],
     "sealed": [
      "journal_entries.title"
     ]
    }
   },
   {
    "is": "the words of a page",
    "places": {
     "own": [
      "JournalEntryWritten.content"
     ],
     "sealed": [
      "journal_entries.content"
     ]
    }
   },
   {
    "is": "the lines and stamps of a drawing",
    "places": {
     "own": [
      "JournalEntryWritten.drawing"
     ],
     "sealed": [
      "moods.drawing"
     ]
    }
   },
   {
    "is": "that the words of a feeling or page were erased, and of which one",
    "places": {
     "log": [
      "NoteErased.moodId"
     ]
    }
   },
   {
    "is": "the answers that the kind words of a day were made of",
    "places": {
     "log": [
      "AffirmationKept.questionnaire"
     ],
     "sealed": [
      "affirmations.questionnaire"
     ]
    }
   },
   {
    "is": "the kind words of a day",
    "places": {
     "log": [
      "AffirmationKept.affirmation"
     ],
     "sealed": [
      "affirmations.affirmation"
     ]
    }
   },
   {
    "is": "words about a tool; always empty, since they stay on the device",
    "places": {
     "sealed": [
      "user_coping_tools.notes"
     ]
    }
   }
  ],
  "activities": [
   {
    "is": "what sort of activity it was",
    "places": {
     "log": [
      "ActivityStarted.activityType",
      "ActivityCompleted.activityType"
     ],
     "open": [
      "activity_sessions.activity_type",
      "user_progress.activity_type"
     ]
    }
   },
   {
    "is": "which activity exactly",
    "places": {
     "log": [
      "ActivityStarted.kind",
      "ActivityCompleted.kind"
     ]
    }
   },
   {
    "is": "which page it belongs to",
    "places": {
     "log": [
      "ActivityStarted.card",
      "ActivityCompleted.card"
     ],
     "open": [
      "user_progress.category"
     ]
    }
   },
   {
    "is": "how long it took, in seconds",
    "places": {
     "log": [
      "ActivityStarted.duration",
      "ActivityCompleted.duration"
     ],
     "open": [
      "activity_sessions.duration"
     ]
    }
   },
   {
    "is": "its choices and counts, such as level and rounds; never what was typed or measured",
    "places": {
     "log": [
      "ActivityStarted.data",
      "ActivityCompleted.data"
     ],
     "open": [
      "activity_sessions.data"
     ]
    }
   },
   {
    "is": "the day in the garden",
    "places": {
     "open": [
      "garden_days.local_date"
     ]
    }
   },
   {
    "is": "whether it was a rest day",
    "places": {
     "open": [
      "garden_days.rested",
      "history_days.rested"
     ]
    }
   },
   {
    "is": "whether the child checked in that day",
    "places": {
     "open": [
      "garden_days.checked_in",
      "history_days.checked_in"
     ]
    }
   },
   {
    "is": "how many feelings and pages it has",
    "places": {
     "open": [
      "garden_days.written"
     ]
    }
   },
   {
    "is": "which activities were finished that day",
    "places": {
     "open": [
      "garden_days.deeds"
     ]
    }
   },
   {
    "is": "whether it was finished",
    "places": {
     "open": [
      "activity_sessions.completed"
     ]
    }
   },
   {
    "is": "when it was",
    "places": {
     "open": [
      "activity_sessions.timestamp"
     ]
    }
   },
   {
    "is": "how often it was finished",
    "places": {
     "open": [
      "user_progress.count"
     ]
    }
   },
   {
    "is": "when it was finished last",
    "places": {
     "open": [
      "user_progress.last_updated"
     ]
    }
   },
   {
    "is": "the day of the kind words",
    "places": {
     "open": [
      "affirmations.date"
     ]
    }
   },
   {
    "is": "when the kind words were kept",
    "places": {
     "open": [
      "affirmations.kept_at"
     ]
    }
   },
   {
    "is": "which tool; always empty, since it stays on the device",
    "places": {
     "open": [
      "user_coping_tools.coping_tool_id"
     ]
    }
   },
   {
    "is": "whether it is a favorite; always empty, since it stays on the device",
    "places": {
     "open": [
      "user_coping_tools.is_favorited"
     ]
    }
   },
   {
    "is": "whether it was saved; always empty, since it stays on the device",
    "places": {
     "open": [
      "user_coping_tools.is_saved"
     ]
    }
   },
   {
    "is": "how often it was used; always empty, since it stays on the device",
    "places": {
     "open": [
      "user_coping_tools.times_used"
     ]
    }
   },
   {
    "is": "when it was used last; always empty, since it stays on the device",
    "places": {
     "open": [
      "user_coping_tools.last_used"
     ]
    }
   },
   {
    "is": "whether it helped; always empty, since it stays on the device",
    "places": {
     "open": [
      "user_coping_tools.rating"
     ]
    }
   },
   {
    "is": "since when; always empty, since it stays on the device",
    "places": {
     "open": [
      "user_coping_tools.date_added"
     ]
    }
   },
   {
    "is": "the last day of a check-in, so that the companion can say \"welcome back\"",
    "places": {
     "open": [
      "companion_visits.last_visit"
     ]
    }
   },
   {
    "is": "which feeling, activity, badge or setting a line of the history is about, of the fixed lists",
    "places": {
     "open": [
      "history_entries.subject"
     ]
    }
   },
   {
    "is": "its number: how long, how many",
    "places": {
     "open": [
      "history_entries.figure"
     ]
    }
   },
   {
    "is": "how many lines of each sort a month has",
    "places": {
     "open": [
      "history_months.lines"
     ]
    }
   },
   {
    "is": "the figures of a day: feelings, minutes, visits",
    "places": {
     "sealed": [
      "history_days.figures"
     ]
    }
   }
  ],
  "earned": [
   {
    "is": "how many days in a row",
    "places": {
     "log": [
      "CheckedIn.currentStreak",
      "StreakExtended.currentStreak"
     ],
     "open": [
      "streaks.current_streak"
     ]
    }
   },
   {
    "is": "the longest row of days",
    "places": {
     "log": [
      "CheckedIn.longestStreak"
     ],
     "open": [
      "streaks.longest_streak"
     ]
    }
   },
   {
    "is": "how many days in all",
    "places": {
     "log": [
      "CheckedIn.totalCheckIns"
     ],
     "open": [
      "streaks.total_check_ins"
     ]
    }
   },
   {
    "is": "the day a row of days began",
    "places": {
     "log": [
      "CheckedIn.streakStartDate"
     ],
     "open": [
      "streaks.streak_start_date"
     ]
    }
   },
   {
    "is": "which day was a rest day",
    "places": {
     "log": [
      "RestDayUsed.date"
     ],
     "open": [
      "streaks.last_rest_day"
     ]
    }
   },
   {
    "is": "that a new row of days began",
    "places": {
     "log": [
      "StreakStarted"
     ]
    }
   },
   {
    "is": "which badge, milestone, achievement, heart or pack it is",
    "places": {
     "log": [
      "AchievementEarned.id",
      "BadgeEarned.id",
      "MilestoneReached.id",
      "EmotionBadgeEarned.id",
      "StickerPackUnlocked.id",
      "GoalMet.id"
     ],
     "open": [
      "user_achievements.achievement_id",
      "user_milestones.milestone_id",
      "user_badges.badge_id",
      "user_badges_earned.badge_id",
      "user_sticker_packs.pack_id",
      "rewards.reward_id",
      "rewards.unlocked_from",
      "reward_reasons.kind",
      "reward_reasons.reward_id"
     ]
    }
   },
   {
    "is": "its name and words, as they were then",
    "places": {
     "log": [
      "AchievementEarned.name",
      "AchievementEarned.description",
      "BadgeEarned.name",
      "BadgeEarned.description",
      "MilestoneReached.name",
      "MilestoneReached.description",
      "MilestoneReached.rewardTitle",
      "MilestoneReached.rewardDescription",
      "EmotionBadgeEarned.name",
      "EmotionBadgeEarned.description",
      "StickerPackUnlocked.name",
      "StickerPackUnlocked.description",
      "GoalMet.name",
      "GoalMet.description"
     ],
     "open": [
      "user_achievements.name",
      "user_achievements.description",
      "user_milestones.name",
      "user_milestones.description",
      "user_badges.name",
      "user_badges.description",
      "user_badges_earned.name",
      "user_badges_earned.description",
      "user_sticker_packs.name",
      "user_sticker_packs.description",
      "goals_met.title",
      "reward_reasons.name"
     ]
    }
   },
   {
    "is": "which drawing it has",
    "places": {
     "log": [
      "AchievementEarned.icon",
      "BadgeEarned.icon",
      "MilestoneReached.icon",
      "MilestoneReached.rewardImage",
      "EmotionBadgeEarned.icon",
      "StickerPackUnlocked.icon",
      "GoalMet.icon"
     ],
     "open": [
      "user_achievements.icon",
      "user_milestones.icon",
      "user_badges.icon",
      "user_badges_earned.icon",
      "user_sticker_packs.icon",
      "goals_met.icon"
     ]
    }
   },
   {
    "is": "how much it asked for",
    "places": {
     "log": [
      "AchievementEarned.requiredValue",
      "BadgeEarned.requiredValue",
      "MilestoneReached.requiredValue",
      "EmotionBadgeEarned.requiredValue",
      "StickerPackUnlocked.requiredValue",
      "GoalMet.requiredValue"
     ],
     "open": [
      "reward_reasons.needed"
     ]
    }
   },
   {
    "is": "the entries that earned it, by their random numbers",
    "places": {
     "log": [
      "AchievementEarned.because",
      "BadgeEarned.because",
      "MilestoneReached.because",
      "EmotionBadgeEarned.because",
      "StickerPackUnlocked.because",
      "GoalMet.because"
     ]
    }
   },
   {
    "is": "what those entries were: the day, the kind and which one; never words of the child",
    "places": {
     "log": [
      "AchievementEarned.deeds",
      "BadgeEarned.deeds",
      "MilestoneReached.deeds",
      "EmotionBadgeEarned.deeds",
      "StickerPackUnlocked.deeds",
      "GoalMet.deeds"
     ],
     "open": [
      "reward_reasons.because"
     ]
    }
   },
   {
    "is": "which stickers or emoji came with it",
    "places": {
     "log": [
      "AchievementEarned.rewardType",
      "AchievementEarned.rewardData"
     ],
     "open": [
      "rewards.reward_type",
      "rewards.reward_data"
     ]
    }
   },
   {
    "is": "what belongs to its kind: color, level, what came with it",
    "places": {
     "log": [
      "BadgeEarned.category",
      "BadgeEarned.color",
      "BadgeEarned.rarity",
      "MilestoneReached.color",
      "MilestoneReached.level",
      "EmotionBadgeEarned.color",
      "EmotionBadgeEarned.level",
      "EmotionBadgeEarned.isSpecial",
      "StickerPackUnlocked.theme"
     ],
     "open": [
      "user_achievements.details",
      "user_milestones.details",
      "user_badges.details",
      "user_badges_earned.details",
      "user_sticker_packs.details"
     ]
    }
   },
   {
    "is": "which feeling a heart is for",
    "places": {
     "log": [
      "EmotionBadgeEarned.emotion"
     ]
    }
   },
   {
    "is": "which goal it is",
    "places": {
     "log": [
      "GoalChosen.goal",
      "GoalSetAside.goal",
      "GoalTicked.goal"
     ],
     "open": [
      "goals_met.goal_id"
     ]
    }
   },
   {
    "is": "which part of the day the goal is about",
    "places": {
     "log": [
      "GoalChosen.category",
      "GoalMet.category",
      "GoalSetAside.category",
      "GoalTicked.category"
     ],
     "open": [
      "goals_met.category"
     ]
    }
   },
   {
    "is": "the week of a goal",
    "places": {
     "log": [
      "GoalChosen.week",
      "GoalMet.week",
      "GoalSetAside.week",
      "GoalTicked.week"
     ],
     "open": [
      "goals_met.week"
     ]
    }
   },
   {
    "is": "what was looked at",
    "places": {
     "log": [
      "RewardsSeen.rewards"
     ]
    }
   },
   {
    "is": "which sticker",
    "places": {
     "log": [
      "StickerUnlocked.stickerId",
      "StickerPlaced.stickerId",
      "StickerMoved.stickerId",
      "StickerRemoved.stickerId"
     ],
     "open": [
      "user_stickers.sticker_id",
      "sticker_placements.sticker_id"
     ]
    }
   },
   {
    "is": "what a sticker came with",
    "places": {
     "log": [
      "StickerUnlocked.unlockedBy"
     ],
     "open": [
      "user_stickers.unlocked_by"
     ]
    }
   },
   {
    "is": "whether it is told as news",
    "places": {
     "log": [
      "StickerUnlocked.isNews"
     ]
    }
   },
   {
    "is": "which page a sticker is on",
    "places": {
     "log": [
      "StickerPlaced.page",
      "StickerMoved.page",
      "StickerRemoved.page"
     ],
     "open": [
      "sticker_placements.page"
     ]
    }
   },
   {
    "is": "where a sticker sits, how large, and how it is turned",
    "places": {
     "log": [
      "StickerPlaced.x",
      "StickerPlaced.y",
      "StickerPlaced.rotation",
      "StickerPlaced.scale",
      "StickerPlaced.zIndex",
      "StickerMoved.x",
      "StickerMoved.y",
      "StickerMoved.rotation",
      "StickerMoved.scale",
      "StickerMoved.zIndex"
     ],
     "open": [
      "sticker_placements.x",
      "sticker_placements.y",
      "sticker_placements.rotation",
      "sticker_placements.scale",
      "sticker_placements.z_index"
     ]
    }
   },
   {
    "is": "which pack a sticker is of",
    "places": {
     "log": [
      "StickerPlaced.packId"
     ]
    }
   },
   {
    "is": "which emoji a sticker is",
    "places": {
     "log": [
      "StickerPlaced.emoji"
     ]
    }
   },
   {
    "is": "what the row of days is of",
    "places": {
     "open": [
      "streaks.streak_type"
     ]
    }
   },
   {
    "is": "the last day that counted",
    "places": {
     "open": [
      "streaks.last_check_in"
     ]
    }
   },
   {
    "is": "whether the row goes on",
    "places": {
     "open": [
      "streaks.is_active"
     ]
    }
   },
   {
    "is": "when the first row began",
    "places": {
     "open": [
      "streaks.created"
     ]
    }
   },
   {
    "is": "the days that may still be counted together",
    "places": {
     "open": [
      "streaks.open_days"
     ]
    }
   },
   {
    "is": "when it was earned",
    "places": {
     "open": [
      "user_achievements.date_earned",
      "user_milestones.date_earned",
      "user_badges.date_earned",
      "user_badges_earned.date_earned",
      "user_sticker_packs.date_earned",
      "rewards.date_unlocked",
      "goals_met.date_met",
      "reward_reasons.date_earned"
     ]
    }
   },
   {
    "is": "the child's own day then",
    "places": {
     "open": [
      "user_achievements.local_date",
      "user_milestones.local_date",
      "user_badges.local_date",
      "user_badges_earned.local_date",
      "user_sticker_packs.local_date",
      "goals_met.local_date",
      "reward_reasons.local_date"
     ]
    }
   },
   {
    "is": "whether it was looked at",
    "places": {
     "open": [
      "user_achievements.is_new",
      "user_milestones.is_new",
      "user_badges.is_new",
      "user_badges_earned.is_new",
      "user_sticker_packs.is_new",
      "rewards.is_used",
      "user_stickers.is_new"
     ]
    }
   },
   {
    "is": "how far it is",
    "places": {
     "open": [
      "user_achievements.progress",
      "user_milestones.progress",
      "user_badges.progress",
      "user_badges_earned.progress",
      "user_sticker_packs.progress"
     ]
    }
   },
   {
    "is": "when a sticker came",
    "places": {
     "open": [
      "user_stickers.date_unlocked"
     ]
    }
   },
   {
    "is": "when a sticker was put there",
    "places": {
     "open": [
      "sticker_placements.date_added"
     ]
    }
   }
  ],
  "profile": [
   {
    "is": "the name to sign in with",
    "places": {
     "log": [
      "ChildRegistered.username"
     ],
     "sealed": [
      "users.username",
      "vault.accounts.username_sealed"
     ]
    }
   },
   {
    "is": "the name to be called by",
    "places": {
     "log": [
      "ChildRegistered.displayName",
      "ProfileChanged.displayName"
     ],
     "sealed": [
      "users.display_name"
     ]
    }
   },
   {
    "is": "whether it is a demo, which is erased after 24 hours",
    "places": {
     "log": [
      "ChildRegistered.isSandbox"
     ],
     "open": [
      "users.is_demo"
     ]
    }
   },
   {
    "is": "when a demo ends",
    "places": {
     "log": [
      "SandboxStarted.expiresAt"
     ],
     "open": [
      "vault.sandboxes.expires_at"
     ]
    }
   },
   {
    "is": "the birthday, if it was given",
    "places": {
     "log": [
      "ProfileChanged.birthday"
     ],
     "sealed": [
      "users.birthday"
     ]
    }
   },
   {
    "is": "the picture that was picked, as an emoji",
    "places": {
     "log": [
      "ProfileChanged.profileImage"
     ],
     "sealed": [
      "users.profile_image"
     ]
    }
   },
   {
    "is": "the favorite color",
    "places": {
     "log": [
      "ProfileChanged.favoriteColor"
     ],
     "open": [
      "users.favorite_color"
     ]
    }
   },
   {
    "is": "which colors the pages have",
    "places": {
     "log": [
      "ThemeChosen.theme"
     ],
     "open": [
      "users.default_theme"
     ]
    }
   },
   {
    "is": "which companion was chosen",
    "places": {
     "log": [
      "WonderlingChosen.wonderling",
      "WonderlingChosen.number"
     ],
     "open": [
      "users.selected_wonderling",
      "wonderlings.name",
      "wonderlings.mascot_id"
     ]
    }
   },
   {
    "is": "whether the words on the pages are playful or plain",
    "places": {
     "log": [
      "WordsChosen.words"
     ],
     "open": [
      "users.words"
     ]
    }
   },
   {
    "is": "the name of the journal",
    "places": {
     "log": [
      "JournalRenamed.journalName"
     ],
     "sealed": [
      "users.journal_name"
     ]
    }
   },
   {
    "is": "when the account was made",
    "places": {
     "open": [
      "users.created"
     ]
    }
   },
   {
    "is": "what the companion looks like and says, the same for everybody",
    "places": {
     "open": [
      "wonderlings.mascot_type",
      "wonderlings.mascot_image",
      "wonderlings.favorite_color",
      "wonderlings.size",
      "wonderlings.personality",
      "wonderlings.motivational_messages",
      "wonderlings.special_ability"
     ]
    }
   },
   {
    "is": "which companion is the one of now",
    "places": {
     "open": [
      "wonderlings.is_active"
     ]
    }
   },
   {
    "is": "when a companion was chosen first",
    "places": {
     "open": [
      "wonderlings.created"
     ]
    }
   },
   {
    "is": "the name to sign in with, to find the account by",
    "places": {
     "hashed": [
      "vault.accounts.username_hash"
     ]
    }
   },
   {
    "is": "when a try-out ends",
    "places": {
     "open": [
      "vault.try_outs.ends_at"
     ]
    }
   }
  ],
  "passwords": [
   {
    "is": "the password",
    "places": {
     "hashed": [
      "vault.accounts.password_hash"
     ]
    }
   },
   {
    "is": "the code of four friends, for that one device",
    "places": {
     "hashed": [
      "vault.device_lines.code_hash"
     ]
    }
   },
   {
    "is": "the grown-up password",
    "places": {
     "hashed": [
      "vault.grown_ups.password_hash"
     ]
    }
   }
  ],
  "sessions": [
   {
    "is": "how somebody signed in: with the password, on a device that was remembered, or by a picture",
    "places": {
     "log": [
      "SignedIn.by"
     ]
    }
   },
   {
    "is": "that somebody logged out",
    "places": {
     "log": [
      "SignedOut"
     ]
    }
   },
   {
    "is": "that somebody signed out in another place, or that a remembered device ended after its 30 days",
    "places": {
     "log": [
      "SignedOutElsewhere.why"
     ]
    }
   },
   {
    "is": "the last day of a sign-in that ended because it was not used any more",
    "places": {
     "log": [
      "SessionExpired.lastUsedOn"
     ]
    }
   },
   {
    "is": "that a device was remembered",
    "places": {
     "log": [
      "DeviceRemembered"
     ]
    }
   },
   {
    "is": "that a device was forgotten",
    "places": {
     "log": [
      "DeviceForgotten"
     ]
    }
   },
   {
    "is": "that a picture was put on a shared device",
    "places": {
     "log": [
      "PictureShown"
     ]
    }
   },
   {
    "is": "that it was taken off",
    "places": {
     "log": [
      "PictureTakenOff"
     ]
    }
   },
   {
    "is": "that a code of four friends was chosen, or another one",
    "places": {
     "log": [
      "PictureCodeSet.isNew"
     ]
    }
   },
   {
    "is": "that the code was taken away",
    "places": {
     "log": [
      "PictureCodeRemoved"
     ]
    }
   },
   {
    "is": "that the code was tried too often, and whether the picture went too",
    "places": {
     "log": [
      "PictureCodeLocked.over"
     ]
    }
   },
   {
    "is": "that the password was changed",
    "places": {
     "log": [
      "PasswordChanged"
     ]
    }
   },
   {
    "is": "when somebody signed in last",
    "places": {
     "open": [
      "account_uses.signed_in_at"
     ]
    }
   },
   {
    "is": "when an unused account ends",
    "places": {
     "open": [
      "account_uses.erase_on"
     ]
    }
   },
   {
    "is": "when that was announced",
    "places": {
     "open": [
      "account_uses.announced_at"
     ]
    }
   },
   {
    "is": "a random number for a remembered device",
    "places": {
     "open": [
      "vault.device_lines.id",
      "vault.device_tokens.line_id",
      "vault.sessions.line_id"
     ]
    }
   },
   {
    "is": "since when somebody is signed in there",
    "places": {
     "open": [
      "vault.device_lines.begun_at",
      "vault.sessions.begun_at"
     ]
    }
   },
   {
    "is": "when it was used last",
    "places": {
     "open": [
      "vault.device_lines.used_at",
      "vault.device_tokens.used_at",
      "vault.sessions.used_at"
     ]
    }
   },
   {
    "is": "until when a sign-in lasts",
    "places": {
     "open": [
      "vault.device_lines.expires_at",
      "vault.sessions.expires_at"
     ]
    }
   },
   {
    "is": "a word for the browser and a word for the kind of device",
    "places": {
     "open": [
      "vault.device_lines.browser"
     ]
    }
   },
   {
    "is": "which companion is the picture at the sign-in page of a shared device",
    "places": {
     "open": [
      "vault.device_lines.picture"
     ]
    }
   },
   {
    "is": "how often that code was wrong",
    "places": {
     "open": [
      "vault.device_lines.wrong_codes"
     ]
    }
   },
   {
    "is": "until when it rests after wrong tries",
    "places": {
     "open": [
      "vault.device_lines.code_rests_until"
     ]
    }
   },
   {
    "is": "what a remembered device shows to come in",
    "places": {
     "hashed": [
      "vault.device_tokens.token_hash"
     ]
    }
   },
   {
    "is": "what the browser shows while somebody is signed in",
    "places": {
     "hashed": [
      "vault.sessions.id_hash"
     ]
    }
   },
   {
    "is": "a random number for a sign-in",
    "places": {
     "open": [
      "vault.sessions.id"
     ]
    }
   },
   {
    "is": "the account, the device and the end of a sign-in, once more",
    "places": {
     "open": [
      "vault.sessions.data"
     ]
    }
   },
   {
    "is": "in which sign-in the grown-up area is open",
    "places": {
     "hashed": [
      "vault.grown_ups.open_in"
     ]
    }
   },
   {
    "is": "until when the grown-up area is open",
    "places": {
     "open": [
      "vault.grown_ups.open_until"
     ]
    }
   },
   {
    "is": "how many sign-ins ended then",
    "places": {
     "open": [
      "vault.sleeps.sign_ins_ended"
     ]
    }
   },
   {
    "is": "which sign-in asked for it",
    "places": {
     "hashed": [
      "vault.kept_files.session_hash"
     ]
    }
   }
  ],
  "grown-up": [
   {
    "is": "that a grown-up password was set",
    "places": {
     "log": [
      "GrownUpPasswordSet"
     ]
    }
   },
   {
    "is": "that it was changed",
    "places": {
     "log": [
      "GrownUpPasswordChanged"
     ]
    }
   },
   {
    "is": "that it was typed wrong, and how often",
    "places": {
     "log": [
      "GrownUpPasswordMistyped.tries"
     ]
    }
   },
   {
    "is": "that a new one was asked for, and when it may be set",
    "places": {
     "log": [
      "GrownUpPasswordResetAsked.from"
     ]
    }
   },
   {
    "is": "that the new one was stopped",
    "places": {
     "log": [
      "GrownUpPasswordResetStopped"
     ]
    }
   },
   {
    "is": "that the grown-up area was opened, and until when",
    "places": {
     "log": [
      "GrownUpViewOpened.until"
     ]
    }
   },
   {
    "is": "that the grown-up area was closed",
    "places": {
     "log": [
      "GrownUpAreaClosed"
     ]
    }
   },
   {
    "is": "that a grown-up agreed, and to the text of which day",
    "places": {
     "log": [
      "ConsentGiven.version"
     ]
    }
   },
   {
    "is": "that the agreement was taken back",
    "places": {
     "log": [
      "ConsentWithdrawn"
     ]
    }
   },
   {
    "is": "which note the child showed, never its words",
    "places": {
     "log": [
      "NoteShown.moodId"
     ]
    }
   },
   {
    "is": "which note the child took back",
    "places": {
     "log": [
      "NoteTakenBack.moodId"
     ]
    }
   },
   {
    "is": "which month was printed",
    "places": {
     "log": [
      "MonthPrinted.month"
     ]
    }
   },
   {
    "is": "that the history was checked, and whether something did not fit",
    "places": {
     "log": [
      "HistoryChecked.found"
     ]
    }
   },
   {
    "is": "how many entries were checked",
    "places": {
     "log": [
      "HistoryChecked.entries"
     ]
    }
   },
   {
    "is": "that a keepsake was made, and of how much of the history",
    "places": {
     "log": [
      "KeepsakeMade.revision"
     ]
    }
   },
   {
    "is": "that a keepsake was compared, and whether it fits",
    "places": {
     "log": [
      "KeepsakeCompared.fits"
     ]
    }
   },
   {
    "is": "that a file of the history was asked for, stopped, downloaded or removed, by a random number",
    "places": {
     "log": [
      "ExportRequested.exportId",
      "ExportStopped.exportId",
      "HistoryDownloaded.exportId",
      "ExportExpired.exportId"
     ]
    }
   },
   {
    "is": "whether what the device holds was to be in the file",
    "places": {
     "log": [
      "ExportRequested.withDevice"
     ]
    }
   },
   {
    "is": "that a history was brought in, and how many entries",
    "places": {
     "log": [
      "HistoryImported.entries"
     ]
    }
   },
   {
    "is": "the first day of what was brought in",
    "places": {
     "log": [
      "HistoryImported.from"
     ]
    }
   },
   {
    "is": "the last day of what was brought in",
    "places": {
     "log": [
      "HistoryImported.to"
     ]
    }
   },
   {
    "is": "that the account was put to sleep, and when it is erased",
    "places": {
     "log": [
      "ErasureRequested.eraseAt"
     ]
    }
   },
   {
    "is": "that the account was woken again",
    "places": {
     "log": [
      "ErasureUndone"
     ]
    }
   },
   {
    "is": "that an unused account was said to end, and when",
    "places": {
     "log": [
      "RetentionAnnounced.eraseOn"
     ]
    }
   },
   {
    "is": "to the text of which day a grown-up agreed",
    "places": {
     "open": [
      "consents.version"
     ]
    }
   },
   {
    "is": "on which day a grown-up agreed",
    "places": {
     "open": [
      "consents.given_on"
     ]
    }
   },
   {
    "is": "whether a note is shown, taken back or erased",
    "places": {
     "open": [
      "history_notes.state"
     ]
    }
   },
   {
    "is": "of how much of the history a keepsake is",
    "places": {
     "open": [
      "keepsakes.revision"
     ]
    }
   },
   {
    "is": "when a keepsake was made",
    "places": {
     "open": [
      "keepsakes.made_at"
     ]
    }
   },
   {
    "is": "on which day",
    "places": {
     "open": [
      "keepsakes.local_date",
      "moved_histories.local_date"
     ]
    }
   },
   {
    "is": "when it was set",
    "places": {
     "open": [
      "vault.grown_ups.set_at"
     ]
    }
   },
   {
    "is": "how often it was typed wrong",
    "places": {
     "open": [
      "vault.grown_ups.wrong_tries"
     ]
    }
   },
   {
    "is": "when it may be tried again",
    "places": {
     "open": [
      "vault.grown_ups.next_try_at"
     ]
    }
   },
   {
    "is": "when a new one may be set",
    "places": {
     "open": [
      "vault.grown_ups.reset_from"
     ]
    }
   },
   {
    "is": "until when a new one may be set",
    "places": {
     "open": [
      "vault.grown_ups.reset_until"
     ]
    }
   },
   {
    "is": "when erasing was asked for",
    "places": {
     "open": [
      "vault.sleeps.asked_at"
     ]
    }
   },
   {
    "is": "when the account is erased",
    "places": {
     "open": [
      "vault.sleeps.erase_at"
     ]
    }
   },
   {
    "is": "whether the child or a grown-up asked",
    "places": {
     "open": [
      "vault.sleeps.asked_by"
     ]
    }
   },
   {
    "is": "whether it sleeps, is woken or is being erased",
    "places": {
     "open": [
      "vault.sleeps.state"
     ]
    }
   },
   {
    "is": "why it is erased: asked for, or unused for years",
    "places": {
     "open": [
      "vault.sleeps.reason"
     ]
    }
   },
   {
    "is": "how far a check is and what it found, in numbers and times",
    "places": {
     "open": [
      "vault.history_checks.report"
     ]
    }
   },
   {
    "is": "whether it goes out or comes in",
    "places": {
     "open": [
      "vault.kept_files.purpose"
     ]
    }
   },
   {
    "is": "when it was asked for",
    "places": {
     "open": [
      "vault.kept_files.begun_at"
     ]
    }
   },
   {
    "is": "when it is gone",
    "places": {
     "open": [
      "vault.kept_files.ends_at"
     ]
    }
   },
   {
    "is": "a piece of the file, for an hour",
    "places": {
     "sealed": [
      "vault.kept_pieces.sealed"
     ]
    }
   }
  ],
  "device": [],
  "around": [
   {
    "is": "that an account was erased, and whether a demo had ended or somebody asked",
    "places": {
     "open": [
      "ChildErased.reason"
     ]
    }
   },
   {
    "is": "how much was destroyed, in numbers, and the number of the receipt as a hash",
    "places": {
     "open": [
      "ChildErased.receipt"
     ]
    }
   },
   {
    "is": "a random number for this feeling or page",
    "places": {
     "log": [
      "MoodSaved.moodId",
      "JournalEntryWritten.moodId"
     ],
     "open": [
      "moods.id",
      "history_entries.mood_id",
      "history_notes.mood_id"
     ]
    }
   },
   {
    "is": "a random number for this page",
    "places": {
     "log": [
      "JournalEntryWritten.entryId",
      "NoteErased.entryId"
     ],
     "open": [
      "journal_entries.id"
     ]
    }
   },
   {
    "is": "a random number for this activity",
    "places": {
     "log": [
      "ActivityStarted.sessionId",
      "ActivityCompleted.sessionId"
     ],
     "open": [
      "activity_sessions.id"
     ]
    }
   },
   {
    "is": "a random number for these kind words",
    "places": {
     "log": [
      "AffirmationKept.affirmationId"
     ],
     "open": [
      "affirmations.id"
     ]
    }
   },
   {
    "is": "a random number for something earned",
    "places": {
     "log": [
      "AchievementEarned.earnedId",
      "BadgeEarned.earnedId",
      "MilestoneReached.earnedId",
      "EmotionBadgeEarned.earnedId",
      "StickerPackUnlocked.earnedId",
      "GoalMet.earnedId"
     ],
     "open": [
      "user_achievements.id",
      "user_milestones.id",
      "user_badges.id",
      "user_badges_earned.id",
      "user_sticker_packs.id",
      "rewards.id",
      "goals_met.id"
     ]
    }
   },
   {
    "is": "a random number for a sticker on a page",
    "places": {
     "log": [
      "StickerPlaced.placementId",
      "StickerMoved.placementId",
      "StickerRemoved.placementId"
     ],
     "open": [
      "sticker_placements.id"
     ]
    }
   },
   {
    "is": "which account it belongs to: a random number",
    "places": {
     "open": [
      "users.id",
      "moods.user_id",
      "journal_entries.user_id",
      "streaks.user_id",
      "garden_days.user_id",
      "journal_totals.user_id",
      "activity_sessions.user_id",
      "user_progress.user_id",
      "affirmations.user_id",
      "user_coping_tools.user_id",
      "user_achievements.user_id",
      "user_milestones.user_id",
      "user_badges.user_id",
      "user_badges_earned.user_id",
      "user_sticker_packs.user_id",
      "rewards.user_id",
      "goals_met.user_id",
      "reward_reasons.user_id",
      "user_stickers.user_id",
      "sticker_placements.user_id",
      "wonderlings.user_id",
      "companion_visits.user_id",
      "consents.user_id",
      "history_entries.user_id",
      "history_months.user_id",
      "history_notes.user_id",
      "history_days.user_id",
      "keepsakes.user_id",
      "moved_histories.user_id",
      "receipts.child_id",
      "account_uses.user_id",
      "vault.keys.child_id",
      "vault.accounts.child_id",
      "vault.sandboxes.child_id",
      "vault.device_lines.child_id",
      "vault.sessions.child_id",
      "vault.grown_ups.child_id",
      "vault.try_outs.child_id",
      "vault.note_erasures.child_id",
      "vault.sleeps.child_id",
      "vault.state_snapshots.child_id",
      "vault.history_checks.child_id",
      "vault.kept_files.child_id",
      "log.events.stream",
      "log.sandbox_events.stream"
     ]
    }
   },
   {
    "is": "the place of an entry in its history",
    "places": {
     "open": [
      "moods.revision",
      "history_entries.revision",
      "keepsakes.recorded",
      "receipts.revision",
      "log.events.revision",
      "log.sandbox_events.revision"
     ]
    }
   },
   {
    "is": "a random number for this row of days",
    "places": {
     "open": [
      "streaks.id"
     ]
    }
   },
   {
    "is": "up to which entry it was counted",
    "places": {
     "open": [
      "journal_totals.counted_to",
      "user_progress.counted_to",
      "history_months.counted_to",
      "history_days.counted_to"
     ]
    }
   },
   {
    "is": "a random number for this count",
    "places": {
     "open": [
      "user_progress.id"
     ]
    }
   },
   {
    "is": "a random number; there are none",
    "places": {
     "open": [
      "user_coping_tools.id"
     ]
    }
   },
   {
    "is": "a random number for a sticker",
    "places": {
     "open": [
      "user_stickers.id"
     ]
    }
   },
   {
    "is": "a random number for this companion",
    "places": {
     "open": [
      "wonderlings.id"
     ]
    }
   },
   {
    "is": "the child's own day",
    "places": {
     "open": [
      "history_entries.local_date",
      "history_notes.local_date",
      "history_days.local_date",
      "log.events.local_date",
      "log.sandbox_events.local_date"
     ]
    }
   },
   {
    "is": "when it was",
    "places": {
     "open": [
      "history_entries.at",
      "history_notes.at",
      "log.events.at",
      "log.sandbox_events.at"
     ]
    }
   },
   {
    "is": "a random number for the entry",
    "places": {
     "open": [
      "history_entries.event_id",
      "log.events.id",
      "log.sandbox_events.id"
     ]
    }
   },
   {
    "is": "which sort of entry it is",
    "places": {
     "open": [
      "history_entries.type",
      "log.events.type",
      "log.sandbox_events.type"
     ]
    }
   },
   {
    "is": "whether the child, a grown-up or the program did it",
    "places": {
     "open": [
      "history_entries.actor",
      "log.events.actor",
      "log.sandbox_events.actor"
     ]
    }
   },
   {
    "is": "a random number for what was done",
    "places": {
     "open": [
      "history_entries.act_id",
      "log.events.command_id",
      "log.sandbox_events.command_id"
     ]
    }
   },
   {
    "is": "which entry it came from",
    "places": {
     "open": [
      "history_entries.cause_id",
      "log.events.causation_id",
      "log.sandbox_events.causation_id"
     ]
    }
   },
   {
    "is": "the time zone of the device",
    "places": {
     "sealed": [
      "history_entries.time_zone"
     ]
    }
   },
   {
    "is": "which month",
    "places": {
     "open": [
      "history_months.month"
     ]
    }
   },
   {
    "is": "on which of its days something was done",
    "places": {
     "open": [
      "history_months.days"
     ]
    }
   },
   {
    "is": "up to which entry a history came in from a file",
    "places": {
     "open": [
      "moved_histories.until"
     ]
    }
   },
   {
    "is": "the number of a receipt, hashed",
    "places": {
     "open": [
      "receipts.receipt_hash"
     ]
    }
   },
   {
    "is": "the key of the child's own, locked in turn with the master key of whoever runs this copy",
    "places": {
     "sealed": [
      "vault.keys.wrapped"
     ]
    }
   },
   {
    "is": "when the key was made",
    "places": {
     "open": [
      "vault.keys.created_at"
     ]
    }
   },
   {
    "is": "what the keys of single notes are made of",
    "places": {
     "sealed": [
      "vault.keys.note_keys"
     ]
    }
   },
   {
    "is": "whether the account is ready",
    "places": {
     "open": [
      "vault.accounts.state"
     ]
    }
   },
   {
    "is": "when the name was taken",
    "places": {
     "open": [
      "vault.accounts.reserved_at"
     ]
    }
   },
   {
    "is": "a random number of the last change of the password",
    "places": {
     "open": [
      "vault.accounts.changed_by"
     ]
    }
   },
   {
    "is": "a random number for what the device shows next time",
    "places": {
     "open": [
      "vault.device_tokens.successor_salt"
     ]
    }
   },
   {
    "is": "a random number of the last change of it",
    "places": {
     "open": [
      "vault.grown_ups.set_by"
     ]
    }
   },
   {
    "is": "which entry a note is erased of",
    "places": {
     "open": [
      "vault.note_erasures.revision"
     ]
    }
   },
   {
    "is": "which feeling that was",
    "places": {
     "open": [
      "vault.note_erasures.mood_id"
     ]
    }
   },
   {
    "is": "which page that was",
    "places": {
     "open": [
      "vault.note_erasures.entry_id"
     ]
    }
   },
   {
    "is": "when it was asked for",
    "places": {
     "open": [
      "vault.note_erasures.asked_at"
     ]
    }
   },
   {
    "is": "the number of the receipt",
    "places": {
     "hashed": [
      "vault.sleeps.receipt_hash"
     ],
     "sealed": [
      "vault.sleeps.receipt_sealed"
     ]
    }
   },
   {
    "is": "whether the log has it",
    "places": {
     "open": [
      "vault.sleeps.recorded"
     ]
    }
   },
   {
    "is": "which build of the program worked it out",
    "places": {
     "open": [
      "vault.state_snapshots.release"
     ]
    }
   },
   {
    "is": "up to which entry of the history",
    "places": {
     "open": [
      "vault.state_snapshots.revision"
     ]
    }
   },
   {
    "is": "what the program worked out of the history, so that it need not read it from its beginning",
    "places": {
     "sealed": [
      "vault.state_snapshots.sealed"
     ]
    }
   },
   {
    "is": "a random number for a check",
    "places": {
     "open": [
      "vault.history_checks.run_id"
     ]
    }
   },
   {
    "is": "whether it runs",
    "places": {
     "open": [
      "vault.history_checks.is_running"
     ]
    }
   },
   {
    "is": "when it last went on",
    "places": {
     "open": [
      "vault.history_checks.beat_at"
     ]
    }
   },
   {
    "is": "a random number for a file",
    "places": {
     "open": [
      "vault.kept_files.id",
      "vault.kept_pieces.file_id"
     ]
    }
   },
   {
    "is": "how far it is",
    "places": {
     "open": [
      "vault.kept_files.step"
     ]
    }
   },
   {
    "is": "what is left to do, in numbers",
    "places": {
     "open": [
      "vault.kept_files.work"
     ]
    }
   },
   {
    "is": "whether something is left to do",
    "places": {
     "open": [
      "vault.kept_files.is_due"
     ]
    }
   },
   {
    "is": "until when a server of an older release works on it",
    "places": {
     "open": [
      "vault.kept_files.claimed_until"
     ]
    }
   },
   {
    "is": "which part of it",
    "places": {
     "open": [
      "vault.kept_pieces.part"
     ]
    }
   },
   {
    "is": "which piece of that",
    "places": {
     "open": [
      "vault.kept_pieces.index"
     ]
    }
   },
   {
    "is": "which of the server's own secrets it is; not of a child",
    "places": {
     "open": [
      "vault.secrets.name"
     ]
    }
   },
   {
    "is": "the server's own secret",
    "places": {
     "sealed": [
      "vault.secrets.wrapped"
     ]
    }
   },
   {
    "is": "the place of an entry among all",
    "places": {
     "open": [
      "log.events.position",
      "log.sandbox_events.position"
     ]
    }
   },
   {
    "is": "which edition of its form it has",
    "places": {
     "open": [
      "log.events.version",
      "log.sandbox_events.version"
     ]
    }
   },
   {
    "is": "the time zone of the device: empty here, and sealed inside",
    "places": {
     "sealed": [
      "log.events.time_zone",
      "log.sandbox_events.time_zone"
     ]
    }
   },
   {
    "is": "a random number for the call",
    "places": {
     "open": [
      "log.events.correlation_id",
      "log.sandbox_events.correlation_id"
     ]
    }
   },
   {
    "is": "the mark that shows a change",
    "places": {
     "open": [
      "log.events.hash",
      "log.sandbox_events.hash"
     ]
    }
   },
   {
    "is": "the mark of the entry before",
    "places": {
     "open": [
      "log.events.previous_hash",
      "log.sandbox_events.previous_hash"
     ]
    }
   },
   {
    "is": "the entry itself",
    "places": {
     "sealed": [
      "log.events.data",
      "log.sandbox_events.data"
     ]
    }
   },
   {
    "is": "nothing: there is one row",
    "places": {
     "open": [
      "log.sandbox_horizon.single"
     ]
    }
   },
   {
    "is": "up to where demos were swept",
    "places": {
     "open": [
      "log.sandbox_horizon.position"
     ]
    }
   }
  ]
 },
 "withoutAsking": [
  {
   "what": "A demo account",
   "howLong": "after 24 hours"
  },
  {
   "what": "A try-out without an agreement, where the operator asks for one",
   "howLong": "after 24 hours"
  },
  {
   "what": "A sign-in of a remembered device",
   "howLong": "after 30 days"
  },
  {
   "what": "A sign-in without a remembered device",
   "howLong": "12 hours after its last use"
  },
  {
   "what": "An exported file",
   "howLong": "after one hour"
  }
 ]
};
