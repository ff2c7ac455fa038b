import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  changePictureCode,
  type DevicePicture,
  showPicture,
  takePictureOff,
} from '@wonderlings/account/pictures-contract';
import { call } from '../../../lib/api/call.ts';
import { LOG_KEY } from '../../../lib/api/query-client.ts';
import { forgetTries } from './code-tries.ts';
import { pictureHereQuery } from './picture.query.ts';
import { rereadPictures } from './use-shown-pictures.ts';

const SIGN_INS_KEY = ['sign-ins'];
const lookAgain = (queryClient: QueryClient) => () => {
  rereadPictures();
  // Not waited for: they stand elsewhere on the page.
  for (const queryKey of [LOG_KEY, SIGN_INS_KEY]) void queryClient.invalidateQueries({ queryKey });
  return queryClient.invalidateQueries({ queryKey: pictureHereQuery.queryKey });
};

export const showPictureMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (password: string) => call(showPicture, { body: { password } }),
    onSuccess: ({ id }) => forgetTries(id),
    onSettled: lookAgain(queryClient),
  });

/** For the sign-in page, where no queries of a child are. In the settings it is {@link takePictureOffMutation}. */
export const callTakePictureOff = (id: string) => call(takePictureOff, { params: { id } });

export const takePictureOffMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: callTakePictureOff,
    onSettled: lookAgain(queryClient),
  });

interface CodeChange {
  readonly id: string;
  readonly password: string;
  /** Null takes it away. */
  readonly code: readonly DevicePicture['picture'][] | null;
}

export const changeCodeMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, password, code }: CodeChange) =>
      call(changePictureCode, { params: { id }, body: { password, code: code && [...code] } }),
    onSuccess: ({ id }) => forgetTries(id),
    onSettled: lookAgain(queryClient),
  });
