import type { Plugin } from 'vite';

/** `/kitchen` shows every piece of `src/ui` in every state: a page of the development server alone, never of a build. */
export function kitchenPage(): Plugin {
  return {
    name: 'kitchen-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (/^\/kitchen\/?(\?|$)/.test(request.url ?? '')) request.url = '/kitchen.html';
        next();
      });
    },
  };
}
