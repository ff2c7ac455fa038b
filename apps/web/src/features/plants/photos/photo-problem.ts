/** `not-a-picture`: no picture, or a broken one. `unreadable-kind`: HEIC or AVIF in a browser that cannot read it. `too-big`: over the bounds. */
export type PhotoProblemKind = 'not-a-picture' | 'unreadable-kind' | 'too-big';

/** Why a photo was not taken. Nothing of it was kept. */
export class PhotoProblem extends Error {
  readonly kind: PhotoProblemKind;
  constructor(kind: PhotoProblemKind, options?: ErrorOptions) {
    super(`The photo was not taken: ${kind}`, options);
    this.kind = kind;
  }
}
