import { useEffect, useRef } from 'react'
import { client } from '../../../lib/call/client'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import type { NewSubmission } from './submission-values'
import { chainOf, noRate } from './submission-values'

/** Puts the chain of the chosen job and what the chosen candidate asks into the form, as long as nobody wrote there. */
export function useTermsOf(form: RecordFormState<NewSubmission>): void {
  const { candidateId, jobId, hops, pay } = form.values
  const offered = useRef({ hops: '[]', pay: JSON.stringify(noRate) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice alone brings other terms.
  useEffect(() => {
    if (jobId === '' || JSON.stringify(hops) !== offered.current.hops) return
    let isLate = false
    void client.job.view({ jobId }).then(({ data }) => {
      if (isLate) return
      const chain = chainOf(data)
      offered.current.hops = JSON.stringify(chain)
      form.setValue('hops', chain)
    }, ignore)
    return () => {
      isLate = true
    }
  }, [jobId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (candidateId === '' || JSON.stringify(pay) !== offered.current.pay) return
    let isLate = false
    void client.candidate.view({ candidateId }).then(({ data: { rateAmount, rateCurrency, ratePer, taxTerm } }) => {
      if (isLate) return
      const asked = { rateAmount, rateCurrency, ratePer, taxTerm }
      offered.current.pay = JSON.stringify(asked)
      form.setValue('pay', asked)
    }, ignore)
    return () => {
      isLate = true
    }
  }, [candidateId])
}

// Whoever saves is told what is wrong with the choice.
const ignore = () => undefined
