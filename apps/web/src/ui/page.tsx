import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { BRAND } from '../lib/copy/shell.ts';
import { hasNavigated } from '../lib/heading-focus.ts';
import { Icon } from './icon.tsx';
import { leftIcon } from './icons.ts';
import styles from './page.module.css';

/** The column that every page stands in. `reading` keeps lines short for pages of text. */
export function Page({
  width = 'full',
  children,
}: {
  readonly width?: 'full' | 'reading';
  readonly children: ReactNode;
}) {
  return <div className={width === 'reading' ? `${styles.page} ${styles.reading}` : styles.page}>{children}</div>;
}

interface PageHeadingProps {
  readonly children: ReactNode;
  /** The tab's title, when the heading is more than words. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** The one `h1` of a page. It names the tab, and takes the focus after a change of page, so that it is read aloud. */
export function PageHeading({ children, title, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = title ?? (typeof children === 'string' ? children : undefined);

  usePageTitle(name);
  useEffect(() => {
    // A panel that was opened while the page was on its way keeps it: losing the focus closes it.
    const isInPanel = document.activeElement?.closest('[role=dialog]') != null;
    if (hasNavigated() && !isInPanel) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

/** Names the tab. For a page that has no heading yet. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = `${name} · ${BRAND}`;
  }, [name]);
}

interface BackAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function BackAnchor({ children, className, ...rest }: BackAnchorProps) {
  return (
    <a {...rest} className={className ? `${styles.back} ${className}` : styles.back}>
      <Icon shape={leftIcon} />
      <span>{children}</span>
    </a>
  );
}

/** The way back, above the heading of every page below another: typed like the router's `Link`. */
export const BackLink = createLink(BackAnchor);
