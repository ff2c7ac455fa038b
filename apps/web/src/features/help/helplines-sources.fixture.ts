/**
 * Where each number of `helplines.catalogue.ts` was read, and the day: for the person who checks them before a release. Most
 * sources are stored copies, some of them years old. `line` is the country and what is dialed or written to.
 */
export const HELPLINE_SOURCES: readonly {
  readonly line: string;
  readonly seen: string;
  readonly sources: readonly string[];
}[] = [
  {
    line: 'US 911',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'Wyoming Department of Health, 988 page',
    ],
  },
  {
    line: 'US 988',
    seen: '2026-11-22',
    sources: [
      'Wyoming Department of Health, 988 page',
      'MCPHS University, 988 page',
      'Contact, crisis center, contactlistens.org',
    ],
  },
  {
    line: 'US 18004224453',
    seen: '2026-11-22',
    sources: [
      'childhelphotline.org, How it works (its own page: name, hours, call, text, chat)',
      'thehopeline.com, Report abuse (number)',
      'helpisaclickaway.org (number, call or text)',
      'several public code repositories',
    ],
  },
  {
    line: 'US 741741',
    seen: '2026-11-22',
    sources: [
      'sfisd.net, school district',
      'alexproject.org',
      'teenhealthfx.com (2017)',
      'several public code repositories',
    ],
  },
  {
    line: 'CA 911',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'CA 18006686868',
    seen: '2026-11-22',
    sources: [
      'kidshelpphone.ca (its own pages: hours, CONNECT to 686868)',
      'CBC News (2018: number)',
      'aidlines, open data set (2024: number, hours)',
      'several public code repositories',
    ],
  },
  {
    line: 'CA 988',
    seen: '2026-11-22',
    sources: [
      'Government of Canada news release (2023-11-30)',
      'Ontario Hospital Association, by CAMH (2023)',
      'CMHA Kelowna (2023)',
    ],
  },
  {
    line: 'GB 999',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'GB 08001111',
    seen: '2026-11-22',
    sources: [
      'learning.nspcc.org.uk (its own pages, 2024: under 19, 24 hours)',
      'Sunderland Echo, Childline column (2022: number)',
      'Shields Gazette, Childline column (number)',
      'Hartlepool Mail, Childline column (2024: 24 hours)',
    ],
  },
  {
    line: 'GB 116123',
    seen: '2026-11-22',
    sources: [
      'samaritans.org, Contact a Samaritan (its own page)',
      'Full Fact (2021 and 2022: number, any time)',
      'Civil Society News (24 hours)',
    ],
  },
  {
    line: 'GB 85258',
    seen: '2026-11-22',
    sources: [
      'crisistextline.uk, How it works (its own page: number, 24 hours)',
      'Full Fact (2022: number, 24 hours)',
      'several public code repositories (keyword)',
    ],
  },
  {
    line: 'IE 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'IE 999',
    seen: '2026-11-22',
    sources: ['Google libphonenumber, short numbers (2026)', 'aidlines, open data set (2024)'],
  },
  {
    line: 'IE 1800666666',
    seen: '2026-11-22',
    sources: [
      'ispcc.ie, Support available (its own page: number, age, any time)',
      'BreakingNews.ie (2017 and 2018: number, 24 hours)',
      'several public code repositories',
    ],
  },
  {
    line: 'AU 000',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'Lifeline H2H, questions and answers',
    ],
  },
  {
    line: 'AU 1800551800',
    seen: '2026-11-22',
    sources: [
      'Healthdirect Australia, government directory (24 hours)',
      'copmi.net.au (number, ages 5 to 25)',
      'Wikipedia, Kids Helpline (number, ages, hours)',
      'House of Representatives, Hansard (2023-03-20)',
    ],
  },
  {
    line: 'AU 131114',
    seen: '2026-11-22',
    sources: [
      "lifelineh2h.org.au (a Lifeline center's own page)",
      'Wikipedia, Lifeline (24 hours)',
      'Suicide Prevention Australia',
      'Healthdirect Australia, government directory',
    ],
  },
  {
    line: 'NZ 111',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'NZ Herald (2017)',
    ],
  },
  {
    line: 'NZ 08009428787',
    seen: '2026-11-22',
    sources: [
      'whatsup.co.nz (its own pages: number, hours)',
      'Barnardos on Scoop (2024 and 2025: ages 5 to 19)',
      'several public code repositories',
    ],
  },
  {
    line: 'NZ 1737',
    seen: '2026-11-22',
    sources: ['Newshub (2017)', 'National Telehealth Service on Scoop (2017)', 'nzfamilies.org.nz (2025)'],
  },
  {
    line: 'NZ 0800376633',
    seen: '2026-11-22',
    sources: [
      'Ministry of Youth Affairs, youthaffairs.govt.nz (2012: number, text 234)',
      'Youthline release on LiveNews (2023: ages, 24 hours)',
      'RNZ (2023: 24 hours)',
      'several public code repositories',
    ],
  },
  {
    line: 'IN 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'CNBC-TV18 (2022)',
    ],
  },
  {
    line: 'IN 1098',
    seen: '2026-11-22',
    sources: [
      'Government of India release on Orissa Diary (2023: number, 24 hours)',
      'PTI on LatestLY (2023)',
      'childlineindia.org (its former operator)',
      'Wikipedia, Childline India',
    ],
  },
  {
    line: 'IN 14416',
    seen: '2026-11-22',
    sources: [
      'IANS on The Hawk (2025: number, 24 hours)',
      'Mint (2023)',
      'IANS on Sakshi Post, Ministry of Health (2024)',
    ],
  },
  {
    line: 'ZA 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'ZA 10111',
    seen: '2026-11-22',
    sources: ['Google libphonenumber, short numbers (2026)', 'aidlines, open data set (2024)'],
  },
  {
    line: 'ZA 116',
    seen: '2026-11-22',
    sources: [
      'childlinesa.org.za, statement (its own page, 2020)',
      "Vuk'uzenzele, government newspaper",
      'The South African (2021: 24 hours)',
      'Asambeni Times (2025: number, 24 hours)',
    ],
  },
  {
    line: 'DE 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'DE 110',
    seen: '2026-11-22',
    sources: ['Google libphonenumber, short numbers (2026)', 'aidlines, open data set (2024)'],
  },
  {
    line: 'DE 116111',
    seen: '2026-11-22',
    sources: [
      'Federal Ministry for Family Affairs, bmfsfj.de (2020: number, hours)',
      'himmelunderdeonline.de (2023: number)',
      'treffpunkt-stadtteil.de (number, hours)',
    ],
  },
  {
    line: 'AT 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'AT 133',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'AT 144',
    seen: '2026-11-22',
    sources: ['Google libphonenumber, short numbers (2026)', 'Android emergency number data, GrapheneOS copy (2024)'],
  },
  {
    line: 'AT 147',
    seen: '2026-11-22',
    sources: ['rataufdraht.at, press release (its own page, 2024)', 'OTS press release (2019)', 'heute.at (2025)'],
  },
  {
    line: 'CH 112',
    seen: '2026-11-22',
    sources: ['Google libphonenumber, short numbers (2026)', 'Android emergency number data, GrapheneOS copy (2024)'],
  },
  {
    line: 'CH 117',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'CH 144',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'CH 147',
    seen: '2026-11-22',
    sources: [
      'projuventute.ch (its own page: number, any time)',
      'pfarreiforum.ch (number, any time)',
      'Beobachter (number, figures of 2024)',
      'Federal Office of Public Health, bag-blueprint.ch (any time)',
    ],
  },
  {
    line: 'FR 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'FR 15',
    seen: '2026-11-22',
    sources: ['Google libphonenumber, short numbers (2026)', 'Android emergency number data, GrapheneOS copy (2024)'],
  },
  {
    line: 'FR 17',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'FR 119',
    seen: '2026-11-22',
    sources: ['madinin-art.net (2023: number, any time)', 'France 3 (2015)', 'Town of Guernes, guernes.eu'],
  },
  {
    line: 'FR 3114',
    seen: '2026-11-22',
    sources: ['3114.fr (its own page)', 'ARS Mayotte, regional health agency', 'franceinfo (2022)'],
  },
  {
    line: 'BE 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'BE 101',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'BE 102',
    seen: '2026-11-22',
    sources: ['HLN and Belga (2020: name, number)', 'several public code repositories (number, hours)'],
  },
  {
    line: 'BE 103',
    seen: '2026-11-22',
    sources: [
      'deapotheker.pmg.be (2026: name, number, page)',
      'RTBF (2022)',
      'RTL (2015: hours)',
      'schoolinschakeling.brussels',
    ],
  },
  {
    line: 'NL 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'NL 08000432',
    seen: '2026-11-22',
    sources: [
      'vriendenkindertelefoon.nl (number, ages, every day)',
      'Flair (2019: number, hours)',
      'Metro Nieuws (2019: hours)',
      'several public code repositories',
    ],
  },
  {
    line: 'NL 113',
    seen: '2026-11-22',
    sources: ['NU.nl (2020)', 'NRC (2020)', 'ANP on upday (2025: free, 24 hours)'],
  },
  {
    line: 'ES 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'ES 900202010',
    seen: '2026-11-22',
    sources: [
      'Ombudsman of Navarra, defensornavarra.es (24 hours)',
      'ABC (2017)',
      'adeces.org, by the program director of ANAR (24 hours)',
      'several public code repositories',
    ],
  },
  {
    line: 'ES 024',
    seen: '2026-11-22',
    sources: ['RTVE (2022)', 'Maldita.es, on the official gazette (2022)', 'Faro de Vigo (2025)'],
  },
  {
    line: 'IT 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'IT 19696',
    seen: '2026-11-22',
    sources: ['Sky TG24 (2025)', 'Avvenire', 'La Sicilia (2018)'],
  },
  {
    line: 'IT 114',
    seen: '2026-11-22',
    sources: ['Sky TG24 (2025)', 'Avvenire', 'La Sicilia (2018)'],
  },
  {
    line: 'PT 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'PT 116111',
    seen: '2026-11-22',
    sources: [
      'Jornal de Noticias (2021)',
      'vidaativa.pt (number, hours)',
      'solidariedade.pt, on the decision of the regulator (2008)',
      'several public code repositories',
    ],
  },
  {
    line: 'DK 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'DK 116111',
    seen: '2026-11-22',
    sources: [
      'Child Helpline International (2018: number; 2023: 24 hours)',
      'B.T. (2022: number, 24 hours)',
      'Ekstra Bladet (2021: 24 hours)',
    ],
  },
  {
    line: 'SE 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'SE 116111',
    seen: '2026-11-22',
    sources: [
      'bris.se (its own page, 2023)',
      '8 Sidor and TT (2025: number, 24 hours)',
      'drugnews.se (2021: under 18, 24 hours)',
    ],
  },
  {
    line: 'NO 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'NO 113',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'NO 116111',
    seen: '2026-11-22',
    sources: [
      '116111.no, Om Alarmtelefonen (its own page: 24 hours)',
      'regjeringen.no, government (2015: number; then only outside office hours)',
      'Municipality of Hasvik (number)',
    ],
  },
  {
    line: 'FI 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
      'Ombudsman for Children in Finland, Where to find help',
    ],
  },
  {
    line: 'FI 116111',
    seen: '2026-11-22',
    sources: [
      'MLL press releases on sttinfo.fi (its own, 2025)',
      'mll.fi (its own page)',
      'several public code repositories',
    ],
  },
  {
    line: 'PL 112',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'European Commission, 112 questions and answers (2005)',
    ],
  },
  {
    line: 'PL 116111',
    seen: '2026-11-22',
    sources: [
      'media.fdds.pl (its own page)',
      'PAP on zachod.pl (2024: 24 hours)',
      'Malopolska police, malopolska.policja.gov.pl',
      'Kulczyk Foundation (24 hours since 2020)',
    ],
  },
  {
    line: 'BR 190',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'BR 192',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'BR 100',
    seen: '2026-11-22',
    sources: ['Plenarinho, Chamber of Deputies (24 hours since 2011)', 'R7 (2024)', 'Correio do Litoral RS'],
  },
  {
    line: 'BR 188',
    seen: '2026-11-22',
    sources: [
      'Claudia, Abril (2018)',
      'redepiaui.com (2018)',
      'horahnoticia.com.br (24 hours)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'JP 119',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'JP 110',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'JP 0120997777',
    seen: '2026-11-22',
    sources: [
      'Fukushima Childline council, cl-fukushima.org (number, age, hours)',
      'stopijime.jp (number, age, hours)',
      'yumeforum.org',
      'several public code repositories',
    ],
  },
  {
    line: 'SG 995',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'SG 999',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
    ],
  },
  {
    line: 'SG 18002744788',
    seen: '2026-11-22',
    sources: [
      'childrensociety.org.sg (its own pages, 2014 and 2023)',
      'The Straits Times (2014)',
      'several public code repositories (hours)',
    ],
  },
  {
    line: 'MX 911',
    seen: '2026-11-22',
    sources: [
      'Google libphonenumber, short numbers (2026)',
      'Android emergency number data, GrapheneOS copy (2024)',
      'aidlines, open data set (2024)',
      'El Manana (2025)',
    ],
  },
  {
    line: 'MX 8009112000',
    seen: '2026-11-22',
    sources: ['El Universal (2025-12-24: number, 24 hours)', 'Proceso (2025)', 'El Manana (2025: 24 hours)'],
  },
];
