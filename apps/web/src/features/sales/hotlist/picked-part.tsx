import type { Given } from '../../../lib/places'
import { HotlistPicker } from './exports/hotlist-picker'

/** Puts chosen candidates on a hotlist. */
export default function PickedPart({ candidates, close }: Given<'candidate.hotlist'>) {
  return <HotlistPicker candidates={candidates} close={close} />
}
