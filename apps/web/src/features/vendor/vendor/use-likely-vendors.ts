import type { VendorStepOne } from '@corridor/contract/vendor/vendor/shapes'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/call/client'
import { afterPress } from '../../../lib/form/after-press'

const typingPauseMs = 400
const charsMax = 200
const nameCharsMin = 3
const phoneCharsMin = 7

/** Which vendors may be the one that a form describes, once there is enough to tell. */
export function useLikelyVendors(values: VendorStepOne, vendorId: string | undefined, isBusy: boolean) {
  const cut = (text: string) => text.trim().slice(0, charsMax)
  const form = {
    vendorName: cut(values.vendorName),
    website: cut(values.website),
    email: cut(values.email),
    contactNumber: cut(values.contactNumber),
    ...(vendorId ? { vendorId } : {}),
  }
  const [input] = useDebouncedValue(JSON.stringify(form), typingPauseMs)
  const typed: typeof form = JSON.parse(input)
  const isTold =
    typed.vendorName.length >= nameCharsMin ||
    typed.website.includes('.') ||
    typed.email.includes('@') ||
    typed.contactNumber.length >= phoneCharsMin
  const isEnough = isTold && !isBusy
  const query = useQuery({
    ...api.vendor.match.queryOptions({ input: typed }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  const answer = isEnough ? query.data : undefined
  // A line that comes and goes moves the form, and with it the button that is being pressed.
  const [told, setTold] = useState(answer)
  useEffect(() => afterPress(() => setTold(answer)), [answer])
  return told
}
