import { rootRouteId, type StaticDataRouteOption, useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Open without signing in. Every other page is behind the guard. */
    readonly isPublic?: boolean;
    /** Takes Colors, Decorate and the decoration away, for a page that is to be left in peace. */
    readonly hidesTools?: boolean;
    /** Takes the bar and the footer away too, for a page that is one screen. It has a way to help of its own. */
    readonly isAlone?: boolean;
  }
}

interface Match {
  readonly routeId: string;
  readonly staticData: StaticDataRouteOption;
}

/** Whether a page is open without signing in. Where nothing but the root matches, the not-found page shows. */
export function isPublic(matches: readonly Match[]): boolean {
  const page = matches.at(-1);
  return page?.staticData.isPublic === true || page?.routeId === rootRouteId;
}

/** Whether the page that is open wants neither Colors nor Decorate. */
export function useHidesTools(): boolean {
  return useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.hidesTools === true) });
}

/** Whether the page that is open stands alone. */
export function useIsAlone(): boolean {
  return useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isAlone === true) });
}
