/** Of the card: `open`, not kept yet. `kept`, found as it was. `fresh`, kept just now. */
export type CardState = 'open' | 'keeping' | 'kept' | 'fresh';
