import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Takes Colors, Decorate and the decoration away, for a page that is to be left in peace. */
    readonly hidesTools?: boolean;
  }
}

/** Whether the page that is open wants neither Colors nor Decorate. */
export function useHidesTools(): boolean {
  return useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.hidesTools === true) });
}
