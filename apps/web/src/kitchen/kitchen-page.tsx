import { useEffect, useState } from 'react';
import { ThemePicker } from '../features/themes/index.ts';
import { useApplyAppearance } from '../lib/theme/use-appearance.ts';
import { buttonClass } from '../ui/button.tsx';
import { ToggleChip } from '../ui/chips.tsx';
import { Page } from '../ui/page.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import styles from './kitchen.module.css';
import { ButtonShelf, CardShelf, ChoiceShelf, FieldShelf, IconShelf, LayerShelf, WaitingShelf } from './shelves.tsx';

/** Every piece in every state, under any theme; hover, focus and press are tried by hand. */
export function KitchenPage() {
  useApplyAppearance();
  return (
    <>
      <header className={styles.bar}>
        <ThemePicker className={buttonClass('plain')} />
        <PageClass name="high-contrast">High contrast</PageClass>
        <PageClass name="calm-motion">Calm motion</PageClass>
      </header>
      <Page>
        <h1>The pieces</h1>
        <p>Whatever can be pressed has an ink line. Whatever cannot is soft paper.</p>
        <div className={styles.shelves}>
          <ButtonShelf />
          <ChoiceShelf />
          <CardShelf />
          <FieldShelf />
          <LayerShelf />
          <WaitingShelf />
          <IconShelf />
        </div>
      </Page>
      <Toaster />
    </>
  );
}

function PageClass({ name, children }: { readonly name: string; readonly children: string }) {
  const [on, setOn] = useState(false);
  useEffect(() => void document.documentElement.classList.toggle(name, on), [name, on]);
  return (
    <ToggleChip pressed={on} onChange={setOn}>
      {children}
    </ToggleChip>
  );
}
