import { useRouter } from '@tanstack/react-router';
import type { FileRouteTypes } from '../../routeTree.gen.ts';

type RoutePath = FileRouteTypes['to'];

/** The path, if there is a page behind it by now: a card opens by itself once its activity is built. */
export function useRoutePath(path: string): RoutePath | undefined {
  const { routesByPath } = useRouter();
  const isRoute = (candidate: string): candidate is RoutePath => Object.hasOwn(routesByPath, candidate);
  return isRoute(path) ? path : undefined;
}
