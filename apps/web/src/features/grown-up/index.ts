// The grown-up area: its gate, and what each of its pages is made of.

export { AreaPage } from './area/area-page.tsx';
export { HouseWindow } from './area/house-window.tsx';
export { Unbroken } from './area/unbroken.tsx';
export { type PasswordAttempt, usePasswordForm } from './area/use-password-form.ts';
export { ConsentPage } from './components/consent-page.tsx';
export { GrownUpCard } from './components/grown-up-card.tsx';
export { GrownUpGate } from './components/grown-up-gate.tsx';
export { GrownUpSign } from './components/grown-up-sign.tsx';
