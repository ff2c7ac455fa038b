import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { type ButtonVariant, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon-shape.ts';

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly variant?: ButtonVariant;
  readonly icon?: IconShape;
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

function ButtonAnchor({ variant = 'plain', icon, wide = false, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass(variant, { wide, className })}>
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
    </a>
  );
}

/** A link that looks like a button: typed like the router's `Link`. */
export const ButtonLink = createLink(ButtonAnchor);
