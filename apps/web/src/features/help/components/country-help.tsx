import { type ReactNode, useId, useState } from 'react';
import { countryByCode, isChecked, shownHelplines, shownTextLines } from '../country.ts';
import { HELP, HELP_COUNTRY, HELP_ELSEWHERE, HELP_NUMBERS } from '../help.copy.ts';
import { HELP_COUNTRIES } from '../helplines.catalogue.ts';
import { keepCountry, startingCountry } from '../kept-country.ts';
import styles from './country-help.module.css';
import { PhoneLine } from './phone-line.tsx';
import { TextLine } from './text-line.tsx';

const BY_NAME = [...HELP_COUNTRIES].sort((one, other) => one.country.localeCompare(other.country, 'en'));

/** The emergency number first and largest, then the helplines that may be shown, of the country on this device. */
export function CountryHelp({ between }: { readonly between: ReactNode }) {
  const [country, setCountry] = useState(startingCountry);
  const lines = country ? shownHelplines(country) : [];
  const textLines = country ? shownTextLines(country) : [];
  const choose = (code: string) => {
    keepCountry(code);
    setCountry(countryByCode(code));
  };
  return (
    <>
      <section className={styles.danger} aria-labelledby="help-danger">
        <h3 id="help-danger">{HELP.danger.title}</h3>
        <p>{HELP.danger.text}</p>
        {country && (
          <ul className={styles.lines}>
            {country.emergency.map((line) => (
              <PhoneLine key={line.tel} {...line} large />
            ))}
          </ul>
        )}
        <CountryChoice code={country?.code ?? ''} onChoose={choose} />
      </section>
      {between}
      {lines.length > 0 && (
        <section aria-labelledby="help-call">
          <h3 id="help-call">{HELP.call.title}</h3>
          <p>{HELP.call.text}</p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <PhoneLine key={line.tel} {...line} />
            ))}
            {textLines.map((line) => (
              <TextLine key={line.sms} {...line} />
            ))}
          </ul>
          <ul className={styles.tips}>
            {HELP.call.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      {country && (
        <div className={styles.numbers}>
          <p>{HELP_NUMBERS.noAnswer}</p>
          {!isChecked(country) && <p className={styles.hint}>{HELP_NUMBERS.unchecked}</p>}
        </div>
      )}
      <Elsewhere />
    </>
  );
}

function CountryChoice({ code, onChoose }: { readonly code: string; readonly onChoose: (code: string) => void }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{HELP_COUNTRY.label}</label>
      <select id={id} value={code} aria-describedby={`${id}-hint`} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{HELP_ELSEWHERE.title}</option>
        {BY_NAME.map(({ code: value, country }) => (
          <option key={value} value={value}>
            {country}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {HELP_COUNTRY.hint}
      </p>
    </div>
  );
}

function Elsewhere() {
  return (
    <section aria-labelledby="help-elsewhere">
      <h3 id="help-elsewhere">{HELP_ELSEWHERE.title}</h3>
      <p>{HELP_ELSEWHERE.text}</p>
      <ul className={styles.links}>
        {HELP_ELSEWHERE.links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
