/** A picture of this device's sign-in page. It says who may be here by a companion alone, never by a name. */
export interface ShownPicture {
  /** Names it to the server, and opens nothing: the key is in a cookie that no script reads. */
  readonly id: string;
  /** A companion's id. */
  readonly picture: string;
  readonly hasCode: boolean;
}

/** Set by the server with each change, `__Host-` over https: `id.companion.1~…`, 1 with a code. */
const COOKIE = /(?:^|; )(?:__Host-)?wonderlings_pictures=([^;]+)/;
const ONE = /^([0-9a-f-]{36})\.([a-z]+)\.([01])$/;

/** For the head's script too, so nothing of React is here. */
export function shownPictures(cookies: string = document.cookie): readonly ShownPicture[] {
  const [, said = ''] = COOKIE.exec(cookies) ?? [];
  return said.split('~').flatMap((one) => {
    const [, id, picture, code] = ONE.exec(one) ?? [];
    return id === undefined || picture === undefined ? [] : [{ id, picture, hasCode: code === '1' }];
  });
}
