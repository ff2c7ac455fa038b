import type { ComponentProps } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { AUTH } from './auth.copy.ts';
import { PICTURES } from './pictures/pictures.copy.ts';

type Field = Omit<ComponentProps<typeof CheckboxField>, 'label' | 'hint'>;

interface RememberFieldsProps {
  readonly device: Field;
  readonly picture: Field;
}

/** What this device may keep of who signs in: nothing, unless it is asked to. */
export function RememberFields({ device, picture }: RememberFieldsProps) {
  return (
    <>
      <CheckboxField label={PICTURES.remember.label} hint={PICTURES.remember.hint} {...picture} />
      <CheckboxField label={AUTH.login.remember} hint={AUTH.login.rememberNote} {...device} />
    </>
  );
}
