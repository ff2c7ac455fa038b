// A place to stop after a while, and whether something must not be interrupted now.

export { isBusy, subscribeToBusy, useBusy } from './busy.ts';
export { minutesOfVisit, PlaceToStop } from './place-to-stop.tsx';
