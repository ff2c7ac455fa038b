import { COPING_LABELS, type COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { type CSSProperties, useRef } from 'react';
import { ReadAloudButton } from '../../../../lib/speech/read-aloud-button.tsx';
import { shieldIcon } from '../../../../ui/bar-icons.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { arrowIcon } from '../../../../ui/icons.ts';
import { placeToTry } from '../../try-it-now.ts';
import styles from './tool-steps.module.css';

interface ToolStepsProps {
  readonly tool: (typeof COPING_TOOLS)[number];
  /** The child goes to do it with a companion. */
  readonly onTry: () => void;
}

/** The steps; beside them the same tool for whoever sits, is alone or lacks something, and what is good to know first. */
export function ToolSteps({ tool, onTry }: ToolStepsProps) {
  const words = useRef<HTMLDivElement>(null);
  const place = placeToTry(tool.id);
  // React sets it by the CSSOM, which the content security policy allows. The type has no custom properties.
  const color = { '--tool': tool.color } as CSSProperties;
  return (
    <div ref={words} className={styles.two} style={color}>
      <section>
        <div className={styles.row}>
          <h3>{COPING_LABELS.stepsHeading}</h3>
          <ReadAloudButton words={words} />
        </div>
        <ol className={styles.steps}>
          {tool.instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {place && (
          <ButtonLink to={place.to} icon={arrowIcon} className={styles.place} onClick={onTry}>
            {place.label}
          </ButtonLink>
        )}
      </section>
      <div className={styles.asides}>
        {(['otherWay', 'seated', 'solo'] as const).map(
          (way) =>
            tool[way] && (
              <section key={way} className={styles.aside}>
                <h3>{COPING_LABELS[`${way}Heading`]}</h3>
                <p>{tool[way]}</p>
              </section>
            ),
        )}
        {tool.safety && (
          <section className={`${styles.aside} ${styles.safety}`}>
            <h3>
              <Icon shape={shieldIcon} />
              {COPING_LABELS.safetyHeading}
            </h3>
            <p>{tool.safety}</p>
          </section>
        )}
      </div>
    </div>
  );
}
