// Apart from the contract: the sign-in page shows these words before the schemas have come.

/** The one-tap demo: an ordinary sign-in with these words. Each one opens a private sandbox. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'wonderlings-demo' } as const;
/** Of every demo child: it opens its grown-up area, and is no secret. */
export const DEMO_GROWN_UP_PASSWORD = 'otters hold hands';
