/**
 * Emergency numbers and helplines by country, shipped inside the app so that they are there offline and without an account.
 * No number was confirmed with the organisation itself: `basis` says how far each is known, and `country.ts` which may be
 * shown. A person confirms each on the organisation's own page before a release and writes the date into `checked`. Where
 * each was read, and when, is in `helplines-sources.fixture.ts`, which no browser needs.
 */
interface Line {
  readonly name: string;
  readonly who: string;
  readonly url?: string;
  /** `agreed-in-public-sources`: at least two independent public sources give that number under that name. */
  readonly basis: 'agreed-in-public-sources' | 'general-knowledge';
}

export interface Helpline extends Line {
  readonly number: string;
  /** For a `tel:` link. */
  readonly tel: string;
}

/** Takes messages, and no calls. */
export interface TextLine extends Line {
  /** For an `sms:` link. */
  readonly sms: string;
  /** What to send. */
  readonly keyword: string;
}

export interface HelpCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly country: string;
  readonly emergency: readonly { readonly name: string; readonly number: string; readonly tel: string }[];
  readonly helplines: readonly Helpline[];
  readonly textLines?: readonly TextLine[];
  /** A date (`2026-12-01`) once a person has checked the entry. */
  readonly checked: string;
}

const UNCHECKED = 'needs verification before release';

export const HELP_COUNTRIES: readonly HelpCountry[] = [
  {
    code: 'US',
    country: 'United States',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '911', tel: '911' }],
    helplines: [
      {
        name: '988 Suicide and Crisis Lifeline',
        number: '988',
        tel: '988',
        who: 'anyone, any time; call, text or chat',
        url: 'https://988lifeline.org',
        basis: 'agreed-in-public-sources',
      },
      {
        name: 'Childhelp National Child Abuse Hotline',
        number: '1-800-422-4453',
        tel: '18004224453',
        who: 'if somebody hurts you; any time; call or text',
        url: 'https://www.childhelphotline.org',
        basis: 'agreed-in-public-sources',
      },
    ],
    textLines: [
      {
        name: 'Crisis Text Line',
        sms: '741741',
        keyword: 'HOME',
        who: 'anyone, any time',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'CA',
    country: 'Canada',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '911', tel: '911' }],
    helplines: [
      {
        name: 'Kids Help Phone',
        number: '1-800-668-6868',
        tel: '18006686868',
        who: 'children and teens, any time; or text CONNECT to 686868',
        url: 'https://kidshelpphone.ca',
        basis: 'agreed-in-public-sources',
      },
      {
        name: 'Suicide Crisis Helpline',
        number: '988',
        tel: '988',
        who: 'anyone, any time; call or text',
        url: 'https://988.ca',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'GB',
    country: 'United Kingdom',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '999', tel: '999' }],
    helplines: [
      {
        name: 'Childline',
        number: '0800 1111',
        tel: '08001111',
        who: 'under 19, any time',
        url: 'https://www.childline.org.uk',
        basis: 'agreed-in-public-sources',
      },
      {
        name: 'Samaritans',
        number: '116 123',
        tel: '116123',
        who: 'anyone, any time',
        url: 'https://www.samaritans.org',
        basis: 'agreed-in-public-sources',
      },
    ],
    textLines: [
      {
        name: 'Shout',
        sms: '85258',
        keyword: 'SHOUT',
        who: 'anyone, any time',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'IE',
    country: 'Ireland',
    checked: UNCHECKED,
    emergency: [
      { name: 'Emergency', number: '112', tel: '112' },
      { name: 'Emergency', number: '999', tel: '999' },
    ],
    helplines: [
      {
        name: 'Childline (ISPCC)',
        number: '1800 66 66 66',
        tel: '1800666666',
        who: 'up to 18, any time',
        url: 'https://www.childline.ie',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'AU',
    country: 'Australia',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '000', tel: '000' }],
    helplines: [
      {
        name: 'Kids Helpline',
        number: '1800 55 1800',
        tel: '1800551800',
        who: 'ages 5 to 25, any time',
        url: 'https://kidshelpline.com.au',
        basis: 'agreed-in-public-sources',
      },
      {
        name: 'Lifeline',
        number: '13 11 14',
        tel: '131114',
        who: 'anyone, any time',
        url: 'https://www.lifeline.org.au',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'NZ',
    country: 'New Zealand',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '111', tel: '111' }],
    helplines: [
      {
        name: "What's Up",
        number: '0800 942 8787',
        tel: '08009428787',
        who: 'ages 5 to 19, every day at set hours',
        url: 'https://www.whatsup.co.nz',
        basis: 'agreed-in-public-sources',
      },
      {
        name: 'Need to talk?',
        number: '1737',
        tel: '1737',
        who: 'anyone, any time; call or text',
        url: 'https://1737.org.nz',
        basis: 'agreed-in-public-sources',
      },
      {
        name: 'Youthline',
        number: '0800 376 633',
        tel: '0800376633',
        who: 'ages 12 to 24, any time; or text 234',
        url: 'https://www.youthline.co.nz',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'IN',
    country: 'India',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '112', tel: '112' }],
    helplines: [
      {
        name: 'Child Helpline (CHILDLINE 1098)',
        number: '1098',
        tel: '1098',
        who: 'children, any time',
        basis: 'agreed-in-public-sources',
      },
      {
        name: 'Tele-MANAS',
        number: '14416',
        tel: '14416',
        who: 'anyone, any time',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'ZA',
    country: 'South Africa',
    checked: UNCHECKED,
    emergency: [
      { name: 'Emergency from a mobile', number: '112', tel: '112' },
      { name: 'Police', number: '10111', tel: '10111' },
    ],
    helplines: [
      {
        name: 'Childline South Africa',
        number: '116',
        tel: '116',
        who: 'children, any time',
        url: 'https://www.childlinesa.org.za',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'DE',
    country: 'Germany',
    checked: UNCHECKED,
    emergency: [
      { name: 'Emergency', number: '112', tel: '112' },
      { name: 'Police', number: '110', tel: '110' },
    ],
    helplines: [
      {
        name: 'Nummer gegen Kummer, Kinder- und Jugendtelefon',
        number: '116 111',
        tel: '116111',
        who: 'children and teens; Monday to Saturday, 2 to 8 pm',
        url: 'https://www.nummergegenkummer.de',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'AT',
    country: 'Austria',
    checked: UNCHECKED,
    emergency: [
      { name: 'Emergency', number: '112', tel: '112' },
      { name: 'Police', number: '133', tel: '133' },
      { name: 'Ambulance', number: '144', tel: '144' },
    ],
    helplines: [
      {
        name: 'Rat auf Draht',
        number: '147',
        tel: '147',
        who: 'children and teens, any time',
        url: 'https://www.rataufdraht.at',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'CH',
    country: 'Switzerland',
    checked: UNCHECKED,
    emergency: [
      { name: 'Emergency', number: '112', tel: '112' },
      { name: 'Police', number: '117', tel: '117' },
      { name: 'Ambulance', number: '144', tel: '144' },
    ],
    helplines: [
      {
        name: 'Pro Juventute 147',
        number: '147',
        tel: '147',
        who: 'children and teens, any time',
        url: 'https://www.147.ch',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'FR',
    country: 'France',
    checked: UNCHECKED,
    emergency: [
      { name: 'Emergency', number: '112', tel: '112' },
      { name: 'Ambulance', number: '15', tel: '15' },
      { name: 'Police', number: '17', tel: '17' },
    ],
    helplines: [
      {
        name: '119 Enfance en danger',
        number: '119',
        tel: '119',
        who: 'children in danger, any time',
        url: 'https://www.allo119.gouv.fr',
        basis: 'agreed-in-public-sources',
      },
      {
        name: '3114',
        number: '3114',
        tel: '3114',
        who: 'dark thoughts; anyone, any time',
        url: 'https://3114.fr',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'BE',
    country: 'Belgium',
    checked: UNCHECKED,
    emergency: [
      { name: 'Emergency', number: '112', tel: '112' },
      { name: 'Police', number: '101', tel: '101' },
    ],
    helplines: [
      {
        name: 'Awel',
        number: '102',
        tel: '102',
        who: 'children and teens (Dutch), at set hours',
        url: 'https://awel.be',
        basis: 'agreed-in-public-sources',
      },
      {
        name: 'Écoute-Enfants',
        number: '103',
        tel: '103',
        who: 'children and teens (French), every day at set hours',
        url: 'https://www.103ecoute.be',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'NL',
    country: 'Netherlands',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '112', tel: '112' }],
    helplines: [
      {
        name: 'De Kindertelefoon',
        number: '0800-0432',
        tel: '08000432',
        who: 'ages 8 to 18; every day, 11 am to 9 pm',
        url: 'https://www.kindertelefoon.nl',
        basis: 'agreed-in-public-sources',
      },
      {
        name: '113 Zelfmoordpreventie',
        number: '113',
        tel: '113',
        who: 'anyone, any time',
        url: 'https://www.113.nl',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'ES',
    country: 'Spain',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '112', tel: '112' }],
    helplines: [
      {
        name: 'ANAR',
        number: '900 20 20 10',
        tel: '900202010',
        who: 'children and teens, any time',
        url: 'https://www.anar.org',
        basis: 'agreed-in-public-sources',
      },
      {
        name: '024',
        number: '024',
        tel: '024',
        who: 'dark thoughts; anyone, any time',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'IT',
    country: 'Italy',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '112', tel: '112' }],
    helplines: [
      {
        name: 'Telefono Azzurro',
        number: '19696',
        tel: '19696',
        who: 'children and teens, any time',
        url: 'https://azzurro.it',
        basis: 'agreed-in-public-sources',
      },
      {
        name: '114 Emergenza Infanzia',
        number: '114',
        tel: '114',
        who: 'children in danger, any time',
        url: 'https://www.114.it',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'PT',
    country: 'Portugal',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '112', tel: '112' }],
    helplines: [
      {
        name: 'SOS Criança',
        number: '116 111',
        tel: '116111',
        who: 'children, at set hours',
        url: 'https://iacrianca.pt',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'DK',
    country: 'Denmark',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '112', tel: '112' }],
    helplines: [
      {
        name: 'BørneTelefonen',
        number: '116 111',
        tel: '116111',
        who: 'children and teens, any time',
        url: 'https://bornetelefonen.dk',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'SE',
    country: 'Sweden',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '112', tel: '112' }],
    helplines: [
      {
        name: 'Bris',
        number: '116 111',
        tel: '116111',
        who: 'under 18, any time',
        url: 'https://www.bris.se',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'NO',
    country: 'Norway',
    checked: UNCHECKED,
    emergency: [
      { name: 'Police', number: '112', tel: '112' },
      { name: 'Ambulance', number: '113', tel: '113' },
    ],
    helplines: [
      {
        name: 'Alarmtelefonen for barn og unge',
        number: '116 111',
        tel: '116111',
        who: 'children and teens, any time',
        url: 'https://www.116111.no',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'FI',
    country: 'Finland',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '112', tel: '112' }],
    helplines: [
      {
        name: 'MLL Lasten ja nuorten puhelin',
        number: '116 111',
        tel: '116111',
        who: 'children and teens, every day at set hours',
        url: 'https://www.nuortennetti.fi',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'PL',
    country: 'Poland',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '112', tel: '112' }],
    helplines: [
      {
        name: 'Telefon Zaufania dla Dzieci i Młodzieży',
        number: '116 111',
        tel: '116111',
        who: 'children and teens, any time',
        url: 'https://116111.pl',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'BR',
    country: 'Brazil',
    checked: UNCHECKED,
    emergency: [
      { name: 'Police', number: '190', tel: '190' },
      { name: 'Ambulance', number: '192', tel: '192' },
    ],
    helplines: [
      {
        name: 'Disque 100',
        number: '100',
        tel: '100',
        who: 'if somebody hurts you; any time',
        basis: 'agreed-in-public-sources',
      },
      {
        name: 'CVV',
        number: '188',
        tel: '188',
        who: 'anyone, any time',
        url: 'https://cvv.org.br',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'JP',
    country: 'Japan',
    checked: UNCHECKED,
    emergency: [
      { name: 'Ambulance and fire', number: '119', tel: '119' },
      { name: 'Police', number: '110', tel: '110' },
    ],
    helplines: [
      {
        name: 'Childline Japan',
        number: '0120-99-7777',
        tel: '0120997777',
        who: 'up to 18; every day, 4 to 9 pm',
        url: 'https://childline.or.jp',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'SG',
    country: 'Singapore',
    checked: UNCHECKED,
    emergency: [
      { name: 'Ambulance', number: '995', tel: '995' },
      { name: 'Police', number: '999', tel: '999' },
    ],
    helplines: [
      {
        name: 'Tinkle Friend',
        number: '1800 2744 788',
        tel: '18002744788',
        who: 'primary school children, on weekday afternoons',
        url: 'https://www.tinklefriend.sg',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
  {
    code: 'MX',
    country: 'Mexico',
    checked: UNCHECKED,
    emergency: [{ name: 'Emergency', number: '911', tel: '911' }],
    helplines: [
      {
        name: 'Línea de la Vida',
        number: '800 911 2000',
        tel: '8009112000',
        who: 'anyone, any time',
        basis: 'agreed-in-public-sources',
      },
    ],
  },
];
