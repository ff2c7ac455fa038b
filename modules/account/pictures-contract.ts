import { endpoint, OkAnswer } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { WONDERLING_IDS } from './catalogue.ts';
import { User } from './contract.ts';

/** Pictures that one device shows. */
export const MOST_PICTURES = 6;
/** Companions of a code. */
export const CODE_LENGTH = 4;

const Companion = z.enum(WONDERLING_IDS);
const PictureId = z.uuid('This is not the id of a picture.');

/** Four different companions; their order does not matter. */
export const PictureCode = z
  .array(Companion)
  .length(CODE_LENGTH, 'Please pick four friends.')
  .refine((four) => new Set(four).size === four.length, 'Please pick four different friends.')
  .meta({ description: 'Four different companions, in any order' });

export const DevicePicture = z
  .object({
    id: PictureId.meta({ description: 'Names it to the device that holds its key, and opens nothing' }),
    picture: Companion,
    hasCode: z.boolean(),
  })
  .meta({ id: 'DevicePicture' });
export type DevicePicture = z.infer<typeof DevicePicture>;

/** Whether the child's picture is on the device that asks. */
export const PictureHere = z.object({ here: DevicePicture.nullable() }).meta({ id: 'PictureHere' });

const OwnPassword = z.string().min(1, 'Please type your password.').max(200);
export const ShowPictureInput = z.object({
  password: OwnPassword,
  picture: Companion.optional().meta({ description: 'Left out: the buddy, or the first that is free on this device' }),
});
export const SignInByPictureInput = z.object({ code: PictureCode.optional() });
export const ChangeCodeInput = z.object({
  password: OwnPassword,
  code: PictureCode.nullable().meta({ description: 'Null: no code any more' }),
});

const tag = 'Account';
const params = z.object({ id: PictureId });
export const getPictureHere = endpoint({
  method: 'GET',
  path: '/api/pictures',
  summary: 'Whether the picture of the child is at the sign-in page of this device',
  tag,
  access: 'child',
  status: 200,
  answer: PictureHere,
});
export const showPicture = endpoint({
  method: 'POST',
  path: '/api/pictures',
  summary: 'Show the picture of the child at the sign-in page of this device, or another one, for 30 days from now',
  tag,
  access: 'child',
  body: ShowPictureInput,
  status: 201,
  answer: DevicePicture,
  refusals: { 409: 'Six pictures are on this device, or another child has that one' },
});
export const takePictureOff = endpoint({
  method: 'DELETE',
  path: '/api/pictures/{id}',
  summary: 'Take a picture off this device, with everything that it has opened',
  tag,
  access: 'guest',
  params,
  status: 200,
  answer: OkAnswer,
});
export const signInByPicture = endpoint({
  method: 'POST',
  path: '/api/pictures/{id}/sign-in',
  summary: 'Sign in by a picture of this device, with its code where it has one',
  tag,
  access: 'guest',
  params,
  body: SignInByPictureInput,
  status: 200,
  answer: User,
});
export const changePictureCode = endpoint({
  method: 'PUT',
  path: '/api/pictures/{id}/code',
  summary: 'Set, change or take away the code of the own picture on this device',
  tag,
  access: 'child',
  params,
  body: ChangeCodeInput,
  status: 200,
  answer: DevicePicture,
});
