import { CandidateAdd } from '@corridor/contract/candidate'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../lib/client'
import { useRecordForm } from '../../lib/form/use-record-form'
import { refresh } from '../../lib/query-client'
import { toast } from '../../lib/toast'
import { paths } from '../../paths'
import { emptyCandidate } from './values'

interface Adding {
  /** Another call than the plain one. */
  submit: (candidate: CandidateAdd) => Promise<unknown>
  /** Where it leads then. */
  leave: () => Promise<unknown>
}

/** The form that adds a candidate: empty, and kept as a draft, or prefilled from a resume, which stands beside it and nowhere else. */
export function useAddCandidate(prefilled?: Partial<CandidateAdd>, { submit, leave }: Partial<Adding> = {}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useRecordForm({
    entity: 'Candidate',
    schema: CandidateAdd,
    initial: emptyCandidate,
    ...(prefilled ? { prefilled } : { draft: 'candidate.add' }),
    submit: (candidate: CandidateAdd): Promise<unknown> => (submit ?? client.candidate.add)(candidate),
    failed: 'Candidate addition failed',
    onSaved: async () => {
      toast.success(t('Candidate added successfully'))
      await refresh(api.candidate, api.resumeBatch)
      await (leave ?? (() => navigate({ to: paths.company.listHotlistCandidate })))()
    },
  })
}
