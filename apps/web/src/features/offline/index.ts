// The app on the device: kept for when there is no network, renewed when nothing is in the way, put on the home screen.

export { install, keepInstallOffer, useInstallWay } from './install.ts';
export { NewVersion } from './new-version.tsx';
export { useAppOnDevice } from './offline-shell.ts';
