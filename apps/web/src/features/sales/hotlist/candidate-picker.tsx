import { access } from '@corridor/contract/wire/access'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordPicker } from '../../../lib/pick/record-picker'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { PickerFilters, type PickerValues, toPickerFilters } from '../../candidate/candidate/exports/picker-filters'
import { candidatesWithStanding, useStandingText } from '../../job/submission/exports/standing'

interface CandidatePickerProps {
  hotListId: string
  close: () => void
}

/** Chooses candidates who are not yet on a hotlist, and puts them there; from it one adds who is not in the company yet. Mount it to open it. */
export default function CandidatePicker({ hotListId, close }: CandidatePickerProps) {
  const { t } = useTranslation()
  const [values, setValues] = useState<PickerValues>({})
  const standingText = useStandingText()
  const mayAdd = useMay(access.candidates.manage)
  return (
    <RecordPicker
      title="Choose Candidate"
      searchPlaceholder="Search by name, email or job title"
      submitLabel="Add to hotlist"
      emptyDescription="Every candidate of your company is on this hotlist already."
      source={candidatesWithStanding}
      filters={{ ...toPickerFilters(values), notOnHotlist: hotListId }}
      narrowing={<PickerFilters values={values} onChange={setValues} />}
      isMultiple
      nameOf={candidateName}
      hintOf={({ jobTitle, email, standings }) => dotted(jobTitle, email, standingText(standings))}
      submit={async (rows) => {
        const candidateIds = rows.map((row) => row._id)
        const { addedCount } = await client.hotlist.addCandidates({ hotListId, candidateIds })
        toast.success(t('{count} candidates added to the hotlist', { count: addedCount }))
        await refresh(api.candidate, api.hotlist)
      }}
      otherwise={
        mayAdd && (
          <>
            {t('Not in your company yet?')}{' '}
            <TextLink to={paths.company.chooseCandidateEntry}>{t('Add a new candidate')}</TextLink>
          </>
        )
      }
      close={close}
    />
  )
}
