import { COPING_LABELS, type COPING_TOOLS, type CopingToolId } from '@wonderlings/coping/catalogue';
import { Dialog as RadixDialog } from 'radix-ui';
import { type CSSProperties, useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { ReadAloudButton } from '../../lib/speech/read-aloud-button.tsx';
import { shieldIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { arrowIcon, closeIcon, heartIcon } from '../../ui/icons.ts';
import { useReturnFocus, useScrollLock } from '../../ui/modal.ts';
import { COPING_COPY } from './coping.copy.ts';
import { ToolPicture } from './helped/tool-picture.tsx';
import { ToolMeta } from './tool-card.tsx';
import styles from './tool-dialog.module.css';

interface ToolDialogProps {
  readonly tool: (typeof COPING_TOOLS)[number];
  readonly liked: boolean;
  readonly onLike: () => void;
  /** "Got it! Let's try this", once the dialog is closed: the focus then belongs to what comes on the page. */
  readonly onTry: () => void;
  readonly onClose: () => void;
}

/** One tool, open: head and foot stay while the steps scroll, and Tuck leans over the edge. */
export function ToolDialog({ tool, liked, onLike, onTry, onClose }: ToolDialogProps) {
  const tries = useRef(false);
  const body = useRef<HTMLElement>(null);
  const focus = useReturnFocus(() => tries.current);
  useScrollLock(true);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        {/* Not Radix' Overlay: that one brings react-remove-scroll, which injects a style tag. */}
        <div className={styles.backdrop}>
          <RadixDialog.Content
            className={styles.dialog}
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus();
              // On what scrolls, so that the arrow keys read on at once.
              event.preventDefault();
              body.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              focus.onCloseAutoFocus(event);
              // Not before: an open dialog would take the focus back from the card that comes.
              if (tries.current) onTry();
            }}
          >
            <Wonderling who="tuck" mood="listening" size={150} className={styles.tuck} />
            <div className={styles.paper}>
              <header className={styles.head}>
                <ToolPicture tool={tool} className={styles.picture} />
                <div>
                  <RadixDialog.Title className={styles.title}>{tool.title}</RadixDialog.Title>
                  <ToolMeta tool={tool} />
                </div>
                <RadixDialog.Close asChild>
                  <IconButton icon={closeIcon} label={COPING_COPY.close} />
                </RadixDialog.Close>
              </header>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
              <section ref={body} className={styles.body} aria-label={COPING_LABELS.stepsHeading} tabIndex={0}>
                <RadixDialog.Description className={styles.lead}>{tool.description}</RadixDialog.Description>
                <ToolSteps tool={tool} onTry={onTry} />
              </section>
              <footer className={styles.foot}>
                <Button
                  icon={heartIcon}
                  className={styles.heart}
                  aria-pressed={liked}
                  aria-label={fill(COPING_COPY.favorite, { title: tool.title })}
                  onClick={onLike}
                >
                  {COPING_LABELS.categories.favorites}
                </Button>
                <Button
                  variant="main"
                  className={styles.try}
                  onClick={() => {
                    tries.current = true;
                    onClose();
                  }}
                >
                  {COPING_LABELS.close}
                </Button>
              </footer>
            </div>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface ToolStepsProps {
  readonly tool: (typeof COPING_TOOLS)[number];
  /** The child goes to do it with a companion. */
  readonly onTry: () => void;
}

/** The steps; beside them the same tool for a child that sits, is alone or lacks something, and what is good to know first. */
function ToolSteps({ tool, onTry }: ToolStepsProps) {
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

interface Place {
  readonly to: '/activities/breath' | '/activities/calm';
  readonly label: string;
}

/** Tools that a companion already does together with a child, one room further. */
const PLACES: Partial<Record<CopingToolId, Place>> = {
  'balloon-breathing': { to: '/activities/breath', label: 'Breathe with Zola' },
  'body-scan-adventure': { to: '/activities/calm', label: 'Rest with Hum' },
};

const placeToTry = (toolId: CopingToolId): Place | undefined => PLACES[toolId];
