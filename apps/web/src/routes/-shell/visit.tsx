import { SendWaiting } from '../../lib/activities/send-waiting.tsx';
import { PlaceToStop } from '../../lib/place-to-stop/place-to-stop.tsx';

/** What goes on beside every page of a visit, and is not needed for any of them. */
export function Visit() {
  return (
    <>
      <SendWaiting />
      <PlaceToStop />
    </>
  );
}
