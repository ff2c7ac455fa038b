import { rootRouteId, type StaticDataRouteOption } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Open without signing in. Every other page is behind the guard. */
    readonly isPublic?: boolean;
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
