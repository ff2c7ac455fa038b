import { type ReactNode, useId, useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { useWords } from '../../lib/words/words.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { countryByCode, isChecked, keepCountry, shownHelplines, shownTextLines, startingCountry } from './country.ts';
import styles from './country-help.module.css';
import { HELP, HELP_COUNTRY, HELP_ELSEWHERE, HELP_NUMBERS } from './help.copy.ts';
import { HELP_COUNTRIES, type TextLine as Line } from './helplines.catalogue.ts';

const BY_NAME = [...HELP_COUNTRIES].sort((one, other) => one.country.localeCompare(other.country, 'en'));

/** The emergency number first and largest, then the helplines that may be shown, of the country on this device. */
export function CountryHelp({ between }: { readonly between: ReactNode }) {
  const say = useWords();
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
          <p>{say(HELP.call.text)}</p>
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
          <p>
            <Unbroken>{HELP_NUMBERS.noAnswer}</Unbroken>
          </p>
          {!isChecked(country) && (
            <p className={styles.hint}>
              <Unbroken>{HELP_NUMBERS.unchecked}</Unbroken>
            </p>
          )}
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
      <p>
        <Unbroken>{HELP_ELSEWHERE.text}</Unbroken>
      </p>
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

interface PhoneLineProps {
  readonly name: string;
  readonly number: string;
  readonly tel: string;
  readonly who?: string;
  readonly large?: boolean;
}

/** A number that a phone dials, and that anyone can read from across the room. */
function PhoneLine({ name, number, tel, who, large = false }: PhoneLineProps) {
  return (
    <li>
      <a className={large ? `${styles.line} ${styles.large}` : styles.line} href={`tel:${tel}`}>
        <span className={styles.name}>{name}</span> <span className={styles.number}>{number}</span>{' '}
        {who && <span className={styles.who}>{who}</span>}
      </a>
    </li>
  );
}

/** A line that takes messages: a phone has the first one written already. It cannot be called. */
function TextLine({ name, sms, keyword, who }: Pick<Line, 'name' | 'sms' | 'keyword' | 'who'>) {
  return (
    <li>
      {/* `?&`: Android reads what follows the question mark, older iPhones what follows the ampersand. */}
      <a className={styles.line} href={`sms:${sms}?&body=${encodeURIComponent(keyword)}`}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.number}>{fill(HELP_NUMBERS.send, { keyword, number: sms })}</span>{' '}
        <span className={styles.who}>{who}</span>
      </a>
    </li>
  );
}
