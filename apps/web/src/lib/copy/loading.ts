/** Said aloud while the shapes of what comes are on the page. */
export const LOADING = { things: 'Your things are coming...' } as const;
