import type { KeptKind } from './privacy.copy.ts';

interface DeviceKeeps {
  readonly kind: KeptKind;
  readonly is: string;
}

const stays = (is: string): DeviceKeeps => ({ kind: 'device', is });
const sign = (is: string): DeviceKeeps => ({ kind: 'sessions', is });

/**
 * What the browser keeps, by place: fields of the device's documents (`sleep.entries`), its photos and calls that wait, keys of the
 * browser's storage, cookies. A test looks for documents, keys and cookies that are missing here.
 */
export const DEVICE_KEEPS: Readonly<Record<string, DeviceKeeps>> = {
  'sleep.age': stays('the age that the hours of sleep are for'),
  'sleep.entries': stays('nights: when to bed, when awake, how many hours'),
  'sleep.ageTold': stays('that this age was told, so that it is asked once'),
  'sleep.recordedOn': stays('the last day of which the server heard that a night was logged'),
  'plants.plants': stays('plants, their measurements and notes'),
  'plants.unwantedPhotoIds': stays('photos that are about to be deleted'),
  'nature.ticked': stays('nature activities that are ticked'),
  'nature.recordedOn': stays('the days of which the server heard that one was finished'),
  'coping.favorites': stays('favorite tools'),
  'helped.answers': stays('which tool was tried for which feeling, and whether it helped'),
  'helped.trying': stays('the tool that is being tried'),
  'helped.ledBy': stays('the feeling that led to the tools'),
  'day.tried': stays('which activities were finished here before'),
  'day.done': stays('which were finished today'),
  'day.suggested': stays('what home suggested today and the day before'),
  'day.notNowOn': stays('the day on which "Not now" was said to that'),
  'day.checkedInOn': stays('the last day on which a feeling was saved'),
  'day.newest': stays('what was finished here last, and when'),
  'buddy.upTo': stays('up to when the buddy has spoken of what was done'),
  'buddy.key': stays('what the buddy spoke of last, as one of ten words'),
  'buddy.turns': stays('how often it spoke of each, so that it says it in other words'),
  'buddy.visitedOn': stays('the last day on which the buddy spoke'),
  'buddy.nightOn': stays('the day on which it said good night'),
  'calm.moments': stays('calm moments and their days'),
  'movequest-wishes.seatedFirst': stays('whether moves are seated first'),
  'movequest-wishes.sayMoves': stays('whether moves are said aloud'),
  'be-active.filter': stays('which group of moves was picked'),
  'be-active.tried': stays('which moves were tried'),
  'affirmation-age': stays('the age that was picked for the kind words'),
  'unsent-stickers.page': stays('a page of stickers that an earlier version kept, until it is sent'),
  'unsent-stickers.saved': stays('what of that page the server has'),
  photos: stays('smaller copies of photos, without where they were taken'),
  outbox: stays(
    'feelings, pages, kind words, stickers that were placed, and finished activities, encrypted, until they can be sent',
  ),
  'wonderlings.reads': stays(
    'the newest pages of the journal, and what the progress and settings said last, encrypted, until logging out',
  ),
  'wonderlings.keys': stays('the keys that open what waits to be sent, and the pages that were read last'),
  'wonderlings.user': stays('a copy of the names, picture, colors and buddy, to draw the page at once'),
  'wonderlings.logged-out': stays('the moment of logging out, for other tabs'),
  'wonderlings.appearance': stays('the colors of the pages'),
  'wonderlings.comfort': stays('text size, calm motion, strong colors, the voice that reads, and which sounds are on'),
  'wonderlings.breath-level.': stays('the level of the last breath'),
  'wonderlings.help-country': stays('the country that was picked on the help page'),
  'wonderlings.header-stickers.': stays('the stickers in the header'),
  'wonderlings.header-saved.': stays('which of them the server has'),
  'wonderlings.available-stickers.': stays('which emoji can go into the header'),
  'wonderlings.available-drawn.': stays('which drawn stickers can go into the header'),
  'wonderlings.asleep': stays(
    'until when an account sleeps that somebody wanted to sign in to, until the tab is closed',
  ),
  'wonderlings.receipt': stays('the number of a receipt, to show it again'),
  'wonderlings.code-tries': stays(
    'how many wrong codes a picture of a shared device has met, and until when its code rests',
  ),
  'wonderlings.once.': stays('that something was shown already in this visit'),
  'wonderlings.journey.': stays('where the journey of the journal was left, until the tab is closed'),
  'wonderlings.auth-tab': stays('which form of the sign-in page was chosen, until the tab is closed'),
  'wonderlings.draft.': stays('what is typed and not saved, until the tab is closed'),
  'wonderlings.visit.': stays('how long this visit is, for the word after 20 minutes'),
  wonderlings_session: sign('a cookie that holds a random number while somebody is signed in'),
  wonderlings_device: sign('a cookie by which a remembered device comes in by itself'),
  wonderlings_picture_keys: sign('a cookie by which the pictures of a shared device open, when they are touched'),
  wonderlings_pictures: sign(
    'a cookie that says which pictures those are: a companion and a random number each, no name',
  ),
  wonderlings_here: sign('a cookie that says "1" where somebody may be signed in'),
  wonderlings_known: sign('a cookie that knows that a password was right here before'),
};
