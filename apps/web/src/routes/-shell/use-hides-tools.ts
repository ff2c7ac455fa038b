import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Takes Colors, Decorate and the decoration away, for a page that is to be left in peace. */
    readonly hidesTools?: boolean;
    /** Takes the bar and the footer away too, for a page that is one screen. It has a way to help of its own. */
    readonly isAlone?: boolean;
  }
}

/** Whether the page that is open wants neither Colors nor Decorate. */
export function useHidesTools(): boolean {
  return useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.hidesTools === true) });
}

/** Whether the page that is open stands alone. */
export function useIsAlone(): boolean {
  return useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isAlone === true) });
}
