import { useRouter } from '@tanstack/react-router';

/** Whether this version of the app has that page. */
export function useKnownPath(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => path in routesByPath;
}
