import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { HOME, SHELL } from '../../lib/copy/shell.ts';
import { useHeadingFocus } from '../../lib/heading-focus.ts';
import { useSession } from '../../lib/session/session.ts';
import { keepText, keptText } from '../../lib/small-values.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { shieldIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { heartIcon, leftIcon, sproutIcon, windIcon } from '../../ui/icons.ts';
import { PageHeading } from '../../ui/page.tsx';
import { EveningScene } from '../../ui/scene/evening-scene.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { AUTH, AUTH_FEATURES } from './auth.copy.ts';
import styles from './auth-page.module.css';
import { ListeningZola } from './listening-zola.tsx';
import { LoginForm } from './login-form.tsx';
import { PictureSignIn } from './pictures/picture-sign-in.tsx';
import { PICTURES } from './pictures/pictures.copy.ts';
import { useShownPictures } from './pictures/use-shown-pictures.ts';
import { RegisterForm } from './register-form.tsx';

interface AuthPageProps {
  /** A path of this app: where to go once the child is signed in. */
  readonly next: string;
  /** The same for an account that was just made: it is shown round first. */
  readonly nextOfNew: string;
}

type Tab = 'login' | 'register';

export function AuthPage({ next, nextOfNew }: AuthPageProps) {
  const { status, user } = useSession();
  const { history } = useRouter();
  const card = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useChosenTab(status === 'signed-in');
  const isHydrated = useHydrated();
  const pictures = useShownPictures();
  const [way, setWay] = useState<'pictures' | 'form'>('pictures');
  useHeadingFocus(way);
  const [says, setSays] = useState<string | null>(null);
  const toForm = (to: Tab, sentence: string | null) => {
    setTab(to);
    setSays(sentence);
    setWay('form');
  };

  useEffect(() => {
    if (status === 'signed-in') history.replace(tab === 'register' ? nextOfNew : next);
  }, [status, tab, next, nextOfNew, history]);
  // A user is remembered: most likely this page is left again at once.
  if (status === 'signed-in' || (status === 'loading' && user)) return <Spinner>{SHELL.loading}</Spinner>;

  const showsPictures = !isHydrated || (way === 'pictures' && pictures.length > 0);
  const showsForm = !isHydrated || !showsPictures;
  return (
    <div className={isHydrated ? undefined : styles.painted}>
      {showsForm && (
        <AuthForm
          card={card}
          tab={tab}
          onTab={setTab}
          says={says}
          isShared={pictures.length > 0}
          onPictures={() => setWay('pictures')}
        />
      )}
      {showsPictures && (
        <div className={styles.door} data-asks={isHydrated ? undefined : ''}>
          <PictureSignIn
            pictures={isHydrated ? pictures : undefined}
            onPassword={(sentence) => toForm('login', sentence)}
            onNew={() => toForm('register', PICTURES.addByGrownUp)}
          />
        </div>
      )}
    </div>
  );
}

const CHOSEN = 'wonderlings.auth-tab';

/** The form that was chosen in this browser tab, also after a reload, until a child is signed in. Nothing that was typed is kept. */
function useChosenTab(isSignedIn: boolean): readonly [tab: Tab, choose: (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('login');
  // The page is painted with the first one.
  useEffect(() => {
    if (isSignedIn) keepText('tab', CHOSEN, null);
    else if (keptText('tab', CHOSEN) === 'register') setTab('register');
  }, [isSignedIn]);
  const choose = (chosen: Tab) => {
    setTab(chosen);
    keepText('tab', CHOSEN, chosen === 'register' ? chosen : null);
  };
  return [tab, choose];
}

interface AuthFormProps {
  readonly card: RefObject<HTMLDivElement | null>;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Why a child with a picture is here. */
  readonly says: string | null;
  /** This device shows pictures. */
  readonly isShared: boolean;
  readonly onPictures: () => void;
}

/** Name and password, or a new account, beside what is inside for a visitor. */
function AuthForm({ card, tab, onTab, says, isShared, onPictures }: AuthFormProps) {
  return (
    <div className={styles.auth} data-form="">
      <AuthFeatures />
      <section className={styles.side}>
        <div className={styles.card} ref={card}>
          <ListeningZola card={card} className={styles.peek} />
          <Card>
            <div className={styles.content}>
              {isShared && (
                <Button variant="text" icon={leftIcon} onClick={onPictures}>
                  {PICTURES.title}
                </Button>
              )}
              <PageHeading className={styles.heading}>{AUTH[tab].heading}</PageHeading>
              {says && (
                <p className={styles.says} role="status">
                  <Unbroken>{says}</Unbroken>
                </p>
              )}
              <Tabs
                label={AUTH.tabs.label}
                value={tab}
                onChange={onTab}
                keepMounted
                items={[
                  { id: 'login', label: AUTH.tabs.login, content: <LoginForm /> },
                  { id: 'register', label: AUTH.tabs.register, content: <RegisterForm /> },
                ]}
              />
            </div>
          </Card>
        </div>
      </section>
    </div>
  );
}

const ICONS: Record<(typeof AUTH_FEATURES)[number]['id'], IconShape> = {
  feelings: heartIcon,
  'breathe-and-move': windIcon,
  friends: sproutIcon,
  private: shieldIcon,
};

/** A line breaks there first. */
const BETWEEN_SENTENCES = /(?<=\.) /;

/** What is inside, for a first-time visitor. The friends from a tablet on, the words on large screens only. */
function AuthFeatures() {
  return (
    <section className={styles.panel} aria-labelledby="auth-features">
      <div className={styles.scene}>
        <EveningScene />
        <div className={styles.cast}>
          <Wonderling who="lulu" mood="happy" size={170} className={styles.aside} />
          <Wonderling who="zola" mood="happy" size={230} className={styles.middle} />
          <Wonderling who="tuck" mood="happy" size={170} className={styles.aside} />
        </div>
      </div>
      <div className={styles.words}>
        <h2 className={styles.tagline} id="auth-features">
          {HOME.tagline.split(BETWEEN_SENTENCES).map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {sentence}{' '}
            </span>
          ))}
        </h2>
        <ul className={styles.list}>
          {AUTH_FEATURES.map(({ id, title, text }) => (
            <li key={id} className={styles.feature}>
              <span className={styles.icon}>
                <Icon shape={ICONS[id]} />
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
