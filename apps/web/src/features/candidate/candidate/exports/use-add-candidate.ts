import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { useRecordForm } from '../../../../lib/form/use-record-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { toSearch } from '../../../../lib/page/search'
import { paths } from '../../../../paths'
import { emptyCandidate } from './values'

/** The result of `useAddCandidate`. */
export type AddCandidateForm = ReturnType<typeof useAddCandidate>

interface Adding {
  /** Another call than the plain one. */
  submit: (candidate: CandidateAdd) => Promise<Answer>
  /** The page that it leads to then. */
  leave: (answer: Answer) => Promise<unknown>
  /** The search of the added record's address. */
  search: Record<string, string>
  /** The id of what it was prefilled from: corrections are kept with it. */
  draftOf: string | undefined
}

interface Answer {
  /** The candidate who was added. */
  data: { _id: string; firstName: string } | undefined
}

/** The form that adds a candidate: empty, or prefilled from a resume. It is kept as a draft, the prefilled one with what it is from. */
export function useAddCandidate(
  prefilled?: Partial<CandidateAdd>,
  { submit, leave, draftOf, search = {} }: Partial<Adding> = {},
) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goesOn = useRef(false)
  const form = useRecordForm({
    entity: 'Candidate',
    schema: () => import('@corridor/contract/candidate/candidate/shapes').then(({ CandidateAdd }) => CandidateAdd),
    initial: emptyCandidate,
    ...(prefilled
      ? { prefilled, ...(draftOf ? { draft: 'candidate.from-resume', draftOf } : {}) }
      : { draft: 'candidate.add' }),
    submit: (candidate: CandidateAdd): Promise<Answer> => (submit ?? client.candidate.add)(candidate),
    failed: 'Candidate addition failed',
    onSaved: async (answer: Answer) => {
      const { data } = answer
      const added = t('Candidate added successfully')
      if (data)
        toast.made(added, {
          label: t('Open {name}', { name: data.firstName }),
          run: () => void navigate({ to: paths.company.viewCandidate(data._id), search: toSearch(search) }),
        })
      else toast.success(added)
      await refresh(api.candidate, api.resumeBatch)
      if (goesOn.current && data)
        await navigate({ to: paths.company.candidateStep(2), search: toSearch({ candidate: data._id }) })
      else if (leave) await leave(answer)
      else await navigate({ to: paths.company.listHotlistCandidate })
    },
  })
  /** Saves and leads on to the steps of the record. */
  async function saveAndGoOn() {
    goesOn.current = true
    await form.save()
    goesOn.current = false
  }
  return { ...form, saveAndGoOn }
}
