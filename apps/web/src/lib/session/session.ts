import type { QueryClient } from '@tanstack/react-query';
import type { LoginInput, RegisterInput, User } from '@wonderlings/account/contract';
import type { SignInByPictureInput } from '@wonderlings/account/pictures-contract';
import { createContext, use, useState } from 'react';
import type { z } from 'zod';
import { hasCachedUser } from './session-hint.ts';

/** The key of the user read in the query cache. Invalidate it after a write that changes the user (name, journal name). */
export const USER_KEY = ['user'] as const;

/** `null` when it worked; otherwise what went wrong, so that a form can show it under the right field. */
export type SignInFailure = Error | null;

/** A picture of this device, with the four companions of its code where it has one. */
export type PictureSignIn = { readonly id: string } & z.input<typeof SignInByPictureInput>;

/** Who is here. `user` is the locally cached copy while `loading`; nothing may be trusted to it but a name on screen. */
export interface Session {
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly user: User | null;
  /** What has been read for the user. It loads with the session; pages behind the guard have it as their provider. */
  readonly queryClient: QueryClient | null;
  /** With one key over all tries of the same form, a lost answer does no harm. Likewise `register`. */
  logIn(values: z.input<typeof LoginInput>, idempotencyKey?: string): Promise<SignInFailure>;
  register(values: z.input<typeof RegisterInput>, idempotencyKey?: string): Promise<SignInFailure>;
  /** What goes wrong is the page's to say: there is no toast. */
  signInByPicture(values: PictureSignIn): Promise<SignInFailure>;
  logOut(): Promise<void>;
  /** Reads the user again from the server. */
  refresh(): void;
}

/** For whom a page was painted before its app came: every visitor, or every child. */
export type Viewer = 'visitor' | 'child';

export interface Painted {
  readonly viewer: Viewer;
  /**
   * Who is here, once that is sure. What was painted behind the guard stays on the screen until then; the app takes it over
   * as it is, instead of drawing a spinner in its place.
   */
  readonly known: Promise<Pick<Session, 'status' | 'user' | 'queryClient'>>;
}

/** Null on a page that began empty. */
export const PaintedContext = createContext<Painted | null>(null);

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** True when no user is signed in, or most likely none will be: a visitor's page then does not change once that is sure. */
export function useLooksSignedOut(): boolean {
  const { status } = useSession();
  const painted = use(PaintedContext);
  const [wasHere] = useState(() => (painted ? painted.viewer === 'child' : hasCachedUser()));
  return status === 'signed-out' || (status === 'loading' && !wasHere);
}

/**
 * Whether an answer belongs to another child than the one who is signed in now: on a tablet that children share, a save can be
 * answered after the next child has signed in.
 */
export function isOfAnother(queryClient: QueryClient, userId: string): boolean {
  const user = queryClient.getQueryData<User | null>(USER_KEY);
  return user != null && user.id !== userId;
}

/** The signed-in child. For pages behind the guard, where there always is one. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for pages behind the guard');
  return user;
}

/** What a child is called. */
export const nameOf = ({ displayName, username }: User): string => displayName ?? username;
/** What the signed-in child is called. For pages behind the guard. */
export const useName = (): string => nameOf(useUser());
