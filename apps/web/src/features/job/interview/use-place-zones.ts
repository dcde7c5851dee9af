import { momentsIn, wallTimeIn } from '@corridor/contract/format/day'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../lib/call/client'
import { timeZone } from '../../../lib/format/format'
import type { TermsForm } from './interview-values'

/** Puts an interview into another zone: the hour that was agreed stays the hour, and is another moment. */
export function chooseZone(form: TermsForm, zone: string): void {
  const { startDate } = form.values
  const wallTime = startDate ? wallTimeIn(form.values.zone, startDate) : ''
  form.setValue('zone', zone)
  // The first of two is marked, and the other offered; one that the zone skips is typed anew.
  if (wallTime) form.setValue('startDate', momentsIn(zone, wallTime)[0]?.toISOString() ?? '')
}

/**
 * The zones of a submission's two sides by their places. A new interview takes them over as its submission is chosen, but for what somebody
 * chose by hand; a side whose place settles none has the browser's own.
 */
export function usePlaceZones(form: TermsForm, submissionId: string, isNew: boolean) {
  const { data } = useQuery({
    ...api.interview.zones.queryOptions({ input: { submissionId } }),
    enabled: submissionId !== '',
  })
  const proposed = useRef({ zone: timeZone(), candidateZone: timeZone() })
  const zones = data?.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: once as they come, whatever is typed meanwhile.
  useEffect(() => {
    if (!isNew || !zones) return
    const next = { zone: zones.work?.zone ?? timeZone(), candidateZone: zones.candidate?.zone ?? timeZone() }
    const { zone, candidateZone } = form.values
    if (zone === proposed.current.zone && next.zone !== zone) chooseZone(form, next.zone)
    if (candidateZone === proposed.current.candidateZone) form.setValue('candidateZone', next.candidateZone)
    proposed.current = next
  }, [zones])
  return submissionId === '' ? undefined : zones
}
