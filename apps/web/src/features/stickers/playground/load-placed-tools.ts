/** In a chunk of their own, which comes when the page has time: without a network they are there already. */
export const loadPlacedTools = () => import('./placed-tools.tsx');
