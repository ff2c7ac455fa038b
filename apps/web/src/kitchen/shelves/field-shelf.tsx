import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/text-field.tsx';
import styles from '../kitchen.module.css';
import { Shelf } from './shelf.tsx';

const COUNTRIES = [
  { value: 'ie', label: 'Ireland' },
  { value: 'jp', label: 'Japan' },
  { value: 'ke', label: 'Kenya' },
];

export function FieldShelf() {
  return (
    <Shelf title="Fields">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <TextField label="Display name" placeholder="What can we call you?" hint="At least 2 characters." />
          <TextField label="Username" defaultValue="maya" readOnly hint="It stays as it is." />
          <TextField label="Not yet" defaultValue="A quiet field" disabled />
          <SelectField label="Where do you live?" options={COUNTRIES} placeholder="Choose a country" defaultValue="" />
          <SelectField label="Not yet" options={COUNTRIES} disabled />
        </div>
        <div className={styles.stack}>
          <PasswordField label="Password" defaultValue="cloud" error="Password must be at least 6 characters" />
          <TextAreaField label="Your words" hint="Only you can read this." defaultValue="It rained and I liked it." />
        </div>
        <Card>
          <form className={styles.stack} aria-label="A form">
            <h3>Paper of your own color</h3>
            <TextField label="Journal name" defaultValue="Maya's Moonbook" hint="15 of 50" />
            <CheckboxField label="Remember this device" defaultChecked hint="Leave this off if others use it too." />
            <CheckboxField label="Not this one" />
            <CheckboxField label="Not yet" disabled />
          </form>
        </Card>
      </div>
    </Shelf>
  );
}
