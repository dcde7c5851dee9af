import type { Given } from '../../../lib/places'
import { GetsNoMail } from './exports/gets-no-mail'

/** The mails that an address of a candidate does not get. */
export default function AddressPart({ address }: Given<'candidate.address'>) {
  return <GetsNoMail address={address} />
}
