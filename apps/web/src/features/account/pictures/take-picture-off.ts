import { takePictureOff } from '@wonderlings/account/pictures-contract';
import { call } from '../../../lib/api/call.ts';

// The contracts come with it: a chunk of its own, as a sign-in page needs none of them before a tap.
export const callTakePictureOff = (id: string) => call(takePictureOff, { params: { id } });
