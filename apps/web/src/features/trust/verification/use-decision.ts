import { companySectionNames, verifyFields } from '@corridor/contract/field/company-sections'
import type { SectionReview, VerificationSave } from '@corridor/contract/trust/verification/shapes'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'

/** Saving a section's switch with its note, as the specification calls it; answers the sections as they stand then. */
export function useDecision(companyId: string, { section, seen }: SectionReview) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const names = verifyFields(section)

  const call = (values: Partial<VerificationSave>) => client.verification.save({ companyId, ...values })

  /** A decision that failed leaves the section as it stands. */
  async function attempt(work: () => Promise<SectionReview[]>): Promise<SectionReview[] | undefined> {
    setIsBusy(true)
    try {
      return await work()
    } catch (error) {
      toast.error(t('Failed to update verification: {message}', { message: errorText(error) }))
      return undefined
    } finally {
      setIsBusy(false)
      void refresh(api.verification)
    }
  }

  const said = t('{section} verification updated successfully', { section: t(companySectionNames[section]) })

  async function takeBack() {
    const stands = await attempt(async () => {
      const { data } = await call({ [names.isVerified]: false } as Partial<VerificationSave>)
      return data.sections
    })
    if (stands) toast.success(said)
  }

  function save(isVerified: boolean, note: string) {
    return attempt(async () => {
      const decided = { seen, [names.isVerified]: isVerified, [names.note]: note } as Partial<VerificationSave>
      const { data } = await call(decided)
      if (isVerified) toast.undo(said, '', () => void takeBack())
      else toast.success(said)
      return data.sections
    })
  }
  return { isBusy, save }
}
