/**
 * The phrases that let the card "Your words are saved" be offered. English only, and tried on the examples beside this file
 * only: a professional of child safety should read it before a release. `{{NAME}}` stands for `PARTS.NAME`.
 */
export const PARTS: Readonly<Record<string, string>> = {
  SELF: '(?:my ?s[ea]+l[fv]|my ?sefl?|my ?slef|my ?sefl|m[ie] ?self|mysel|my ?sealf)',
  KILL: '(?:k[iy*]+l+|kll|kiill?)',
  DIE: '(?:di+e+|d[*]e|dy|dye(?! (?:my|the|her|his|it|eggs?|shirts?|hair)))',
  WANT: '(?:want(?:s|ed)?(?: to)?|wnat(?: to)?|whant(?: to)?|wont to|w[a]+n+a|wanta|wanto|wan to|wana)',
  MEAN: '(?:want(?:s|ed)?(?: to)?|wnat(?: to)?|whant(?: to)?|wont to|wan+a|wanta|wanto|gon+a|gun+a|going to|feel like|like to|love to|need to|have to|has to|keep|kept|try to|tried to|trying to|started|start|been|think(?:ing)? (?:of|about)|thought (?:of|about)|make me|makes me want to|made me want to|urge to|plan to|planning to|might|will|ill|should|id rather|gotta)',
  GAME: '(?:(?:video ?)?games?|minecraft|roblox|fortnite|mario|zelda|pokemon|level|lvl|match|round|map|arena|lava|tag|dodgeball)',
  HURT: '(?:cut|kut|hurt|hert|hrut|harm|burn|stab|hit|punch|scratch|bite|starve|choke|bang)',
  BODY: '(?:wrists?|rists?|wrsits?|arms?|legs?|thighs?|skin|veins?)',
};

/** Spans that say something else (a game, a joke, an accident); taken out before anything is looked for. */
export const IGNORED: readonly string[] = [
  String.raw`\b{{KILL}}(?:ing|in|ed|d|s)? {{SELF}} (?:laughing|with laughter|laffing)\b`,
  String.raw`\b{{KILL}}(?:ing|in|ed|d|s)? {{SELF}} (?:[a-z]+ ){0,3}(?:in|on|at|playing) (?:the |this |that |my |a |an )?{{GAME}}\b`,
  String.raw`\b(?:in|on|playing) (?:the |this |that |my |a )?{{GAME}} (?:[a-z]+ ){0,4}(?:{{KILL}}(?:ed|ing)? {{SELF}}|died|die)\b(?= (?:[a-z]+ ){0,4}(?:respawn|again|lava|boss|creeper|zombie|level|twice|times))`,
  String.raw`\b{{DIE}}d? (?:[a-z]+ ){0,3}(?:in|on|at|playing) (?:the |this |that |my |a |an )?{{GAME}}\b`,
  String.raw`\b{{DIE}} (?:of|from) (?:[a-z]+ ){0,2}(?:laugh\w*|laffing|boredom|bored\w*|embarrass\w*|embarass\w*|heat|hunger|thirst|happiness|joy|excitement|cuteness|cute)\b`,
  String.raw`\b{{DIE}} (?:laughing|of old age|when i am old|when im old|if (?:i|we|you|she|he|mom|mum|dad) (?:dont|do not|didnt|cant|can not)? ?(?:get|got|have|eat|see|win|miss))\b`,
  String.raw`\b(?:dont|do not|didnt|never|not) {{WANT}} ?(?:to )?{{DIE}}\b`,
  String.raw`\bsuicide squad\b`,
  String.raw`\b(?:[0-9]+|many|few|some|couple|more|of|the) ?kms\b`,
  String.raw`\b(?:jump(?:ed|ing)? (?:off|of|from) (?:[a-z]+ ){1,3}(?:in|on) (?:the |my |a )?{{GAME}})\b`,
  String.raw`\b(?:cut|kut|hurt|hert|hit|burn(?:ed|t)?|scratch(?:ed)?|bit|banged?) (?:{{SELF}}|my (?:own )?{{BODY}}) (?:(?:really|so|a|bit|little|badly|bad|today|again|pretty) ){0,3}(?:on (?!purpose|my )|on my (?:bike|scooter|skateboard|desk|chair)|off|while|by accident|accidentally|playing|falling|tripping|skating|running|riding|climbing|cooking|doing|during|at (?:soccer|football|school|recess|the park|practice|gym)|in (?:pe|gym|soccer|football)|with (?:a|the|some|my) (?:ball|bat|paper|door|stick|racket|scissors by))\b`,
  String.raw`\b(?:accidentally|by accident|accidently) (?:[a-z]+ ){0,2}(?:cut|kut|hurt|hert|hit|burned|burnt|scratched|bit) (?:{{SELF}}|my (?:own )?{{BODY}})\b`,
  String.raw`\bdi[ey] (?:my|her|his|the) (?:hair|shirts?|eggs?)\b`,
  String.raw`\bdead (?:last|tired|end|batter\w*|heat)\b`,
  String.raw`\b(?:books?|movies?|films?|story|stories|show|character|toys?|batter\w*|robots?) (?:[a-z]+ ){0,4}{{WANT}} ?(?:to )?{{DIE}}\b`,
];

export const PHRASES: readonly { readonly id: string; readonly match: string }[] = [
  {
    id: 'kill-self',
    match: String.raw`\b(?:{{KILL}}(?:ing|in|ed|d|s)?|unaliv(?:e|ing)|murder(?:ing)?) (?:{{SELF}}|me self|my life)\b`,
  },
  { id: 'told-to', match: String.raw`\b(?:{{KILL}} (?:your ?self|ur ?self|yoursefl?)|kys)\b` },
  {
    id: 'somebody-else',
    match: String.raw`\b(?:{{WANT}}|going to|gon+a|trying to|tried to|might|will) ?(?:to )?{{KILL}} (?:her|him|them) ?sel(?:f|ves)\b`,
  },
  { id: 'kms', match: String.raw`(?:^|\b(?:i|ill|im|gon+a|wan+a|to|just|might|should|will) )k ?m ?s\b` },
  {
    id: 'suicide',
    match: String.raw`\b(?:suicid\w*|sucide|sucid\w*|suiside|suicde|suecide|suiced|suicied|soocide|s[u*][i*]cide|sewer ?slide)\b`,
  },
  {
    id: 'want-to-die',
    match: String.raw`\b(?:{{WANT}}|wish|hope|rather|ready to|deserve to|need to|should|would like to|feel like|like to) (?:(?:to|i|could|would|can|was|were|just|should|that|id|will|really|be|am|all) ){0,4}(?:{{DIE}}|dead|dying)\b`,
  },
  {
    id: 'thinks-of-dying',
    match: String.raw`\bi (?:[a-z]+ ){0,3}(?:think|thinking|dream|dreaming|thought) (?:of|about) (?:dying|being dead)\b`,
  },
  {
    id: 'going-to-die',
    match: String.raw`\bi(?:m| am|ma)? (?:just )?(?:going to|gon+a|gun+a) {{DIE}}\b(?! (?:of|from|if|when|laughing|in))`,
  },
  { id: 'rather-dead', match: String.raw`\b(?:better off (?:without me|dead|if i)|rather be dead|be better dead)\b` },
  {
    id: 'not-live',
    match: String.raw`\b(?:dont|do not|doesnt|didnt|not|never|no longer) (?:(?:really|even|ever) )?(?:{{WANT}}|deserve to|feel like) ?(?:to )?(?:be )?(?:alive|living|liv(?:e|ing)? any ?more|live(?= (?:in this world|on this earth|with this pain|like this)|$| \.)|exist(?:ing)?|exsist|egzist|here any ?more|here(?=$| \.)|born)\b`,
  },
  {
    id: 'never-born',
    match: String.raw`\bwish(?:ed)? (?:that )?i (?:(?:was|were|had|could|would|just|could be|be) )*(?:never (?:been )?(?:born|existed|alive)|wasnt (?:born|alive|here any ?more)|werent (?:born|alive)|not (?:alive|born)|didnt exist|did not exist|wasnt ever born|wa?snt alive)\b|\bi should(?:nt| not| never)? (?:have |ever |of |never )*(?:been )born\b`,
  },
  {
    id: 'no-wake',
    match: String.raw`\b(?:{{WANT}}|wish|hope|could|just) (?:[a-z]+ ){0,5}(?:never|not|dont) (?:ever )?wake up(?: again| ever| any ?more)?(?= \.|$| and| because)`,
  },
  {
    id: 'end-it',
    match: String.raw`\b(?:end(?:ing)? (?:it all|my life|everything forever|it forever|my pain)|tak(?:e|ing) my own life|tak(?:e|ing) my life|giv(?:e|ing) up on life)\b`,
  },
  {
    id: 'no-reason',
    match: String.raw`\b(?:no (?:reason|point) (?:to|in|of) (?:liv(?:e|ing)|be(?:ing)? (?:alive|here)|exist\w*)|nothing (?:left )?to live for|(?:not|isnt|aint) worth living|(?:tired|sick) of (?:living|being alive)|hate (?:living|being alive)|(?:cant|cannot|can not) (?:live|go on) (?:like this )?any ?more)\b`,
  },
  {
    id: 'without-me',
    match: String.raw`\b(?:better|happier|easier) (?:[a-z]+ ){0,4}(?:without me(?= \.|$| (?:here|alive|around|in))|if i (?:was|were) (?:dead|gone|not here|never born)|if i (?:died|die|disappear\w*|wasnt (?:here|alive|born)|werent (?:here|alive|born)|didnt exist))\b`,
  },
  {
    id: 'nobody-cares',
    match: String.raw`\b(?:no ?(?:one|body)|nobody|noone|who) (?:would|will|wud|wuld)? ?(?:even )?(?:care|notice|miss me|cry|be sad) (?:[a-z]+ ){0,2}?if i (?:died?|was dead|were dead|was gone|were gone|disappear\w*|{{KILL}}ed)\b`,
  },
  {
    id: 'hurt-self-meant',
    match: String.raw`\b{{MEAN}} (?:(?:to|just|about|of|on) ){0,2}(?:{{HURT}}|{{HURT}}t?ing|hiting|cuting|starving|bang(?:ing)? my head|burning|biting|choking) ?(?:{{SELF}}|my head(?! on (?!the wall|a wall|my desk|the floor))|on purpose)\b`,
  },
  {
    id: 'hurt-self-ing',
    match: String.raw`\b(?:cut+ing|kut+ing|harming|stab+ing|burning|starving|strangling|hanging|choking) {{SELF}}\b`,
  },
  {
    id: 'hurt-self-because',
    match: String.raw`\b(?:{{HURT}}|burned|scratched|bit) (?:{{SELF}}|my (?:own )?{{BODY}}|my head) (?:[a-z]+ ){0,5}(?:on purpose|because i (?:hate|deserve|am bad|feel|felt)|so i (?:can |could )?feel|to feel|when(?:ever)? (?:im|i am|i feel|i get|i was) (?:sad|mad|angry|upset|bad|alone|lonely|stressed))\b`,
  },
  {
    id: 'hurt-self-strong',
    match: String.raw`\b(?:stab|hang|strangle|drown|shoot|poison|suffocate|harm|self ?harm(?:ing|ed)?|hung|hanged) {{SELF}}\b|\bself ?harm(?:ing|ed|s)?\b`,
  },
  {
    id: 'cut-body',
    match: String.raw`\b(?:cut|kut|cut+ing|cuting|slit+?(?:ing)?|slash(?:ing|ed)?|slice(?:d)?|slicing) (?:up )?my (?:own )?{{BODY}}\b`,
  },
  {
    id: 'jump',
    match: String.raw`\b{{MEAN}} (?:to )?(?:just )?(?:jump(?:ing)? (?:off|of|from|out of|out|in ?front of)|(?:walk|run|step)(?:n?ing|ping)? (?:off|in ?front of|into|out into)) (?:of )?(?:a |the |my |our |an )?(?:bridge|roof|building|window|balcony|cliff|trains?|cars?|traffic|bus|truck|highway)\b`,
  },
  {
    id: 'pills',
    match: String.raw`\b(?:tak(?:e|ing)|took|swallow(?:ed|ing)?) (?:all|a lot of|lots of|too many|a bunch of|every|so many|a whole bottle of) (?:of )?(?:my |the |moms |mums |dads |those |these )?(?:[a-z]+ )?(?:pills?|tablets?|medicines?|meds|medication)\b|\boverdos\w*|\b{{MEAN}} (?:drink|swallow|eat) (?:some |the )?(?:poison|bleach)\b`,
  },
  {
    id: 'disappear',
    match: String.raw`\b(?:{{WANT}}|wish i could|wish i would|wish i can) ?(?:to )?(?:just )?(?:dis+ap+e+r|dis+ap+ear|dis+apear|vanish)(?: (?:forever|for ever|and never come back|from (?:the|this) (?:world|earth|planet))|(?= \.|$))`,
  },
];
