// The grown-up area: its gate, and what each of its pages is made of.

export { AreaPage } from './area/area-page.tsx';
export { GrownUpGate } from './area/grown-up-gate.tsx';
export { GrownUpSign } from './area/grown-up-sign.tsx';
export { HouseWindow } from './area/house-window.tsx';
export { ConsentPage } from './consent/consent-page.tsx';
export { GROWN_UP_AREA_KEY } from './grown-up.query.ts';
export { GrownUpCard } from './grown-up-card.tsx';
export { type PasswordAttempt, usePasswordForm } from './password/password-forms.tsx';
