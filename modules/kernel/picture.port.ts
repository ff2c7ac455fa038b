import type { BrowserKind } from './contract.ts';
import type { DeviceLine } from './device-line.ts';

/** A picture that a device shows at its sign-in page. Its line is that of a remembered device, see `Vault`. */
export interface ShownPicture extends DeviceLine {
  readonly childId: string;
  /** A companion's id. */
  readonly picture: string;
  readonly hasCode: boolean;
}

/** What came of a try to sign in by a picture. */
export type PictureTry =
  /** The token was rotated for its successor. */
  | ({ readonly is: 'right'; readonly childId: string; readonly byCode: boolean } & DeviceLine)
  /** The token is not known (any more), or came back after it was rotated. */
  | { readonly is: 'unknown' | 'came-back' }
  /** It has a code, and none was sent. */
  | { readonly is: 'closed' }
  | { readonly is: 'wrong'; readonly triesLeft: number }
  /** Not looked at: the code rests until the password was right, or until its time is over. */
  | { readonly is: 'resting'; readonly forSeconds: number }
  /** This was one wrong try too many. `over`: of the line too. */
  | { readonly is: 'locked'; readonly childId: string; readonly over: boolean };

/** Pictures of children who share a device. The code is a hash that never leaves the vault, and opens nothing without the token. */
export interface PictureVault {
  /** A new line with its first token, for 30 days. */
  showPicture(childId: string, picture: string, browser: BrowserKind): Promise<DeviceLine>;
  /** Of those that a browser holds, the ones that still open something, in the same order. */
  picturesOf(held: readonly DeviceLine[]): Promise<readonly ShownPicture[]>;
  /** Tries are counted before they are looked at. @param code companions in any order; null: none was sent */
  openPicture(held: DeviceLine, code: readonly string[] | null, share?: string): Promise<PictureTry>;
  /** The password was right on that device: another 30 days, a picture, and tries begin anew. */
  renewPicture(lineId: string, picture: string): Promise<void>;
  /** Another companion on a picture; its end and its code stay. */
  changePicture(lineId: string, picture: string): Promise<void>;
  /** Null takes the code away. @returns what there was before; undefined where the child has no such picture */
  setPictureCode(
    childId: string,
    lineId: string,
    code: readonly string[] | null,
    share?: string,
  ): Promise<'code' | 'none' | undefined>;
}
