import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { useSession } from '../../../lib/session/session'
import { waits } from './section-state'
import { useClaims } from './use-claims'

const triesMax = 5

/** The place after a section: the next of its company that waits, then the next company. */
export function useGoOn(companyId: string) {
  const { t } = useTranslation()
  const me = useSession()?.user._id
  const { tryOpen } = useClaims()

  const isFree = ({ claimedByInfo: [claimer] }: SectionReview) => !claimer || claimer._id === me

  /** Those that wait for a decision, beginning after `from` and round again. */
  function waitingAfter(sections: readonly SectionReview[], from: string): SectionReview[] {
    const at = sections.findIndex(({ section }) => section === from)
    return [...sections.slice(at + 1), ...sections.slice(0, at)].filter((one) => waits(one) && isFree(one))
  }

  async function goToNextCompany(): Promise<void> {
    for (let tried = 0; tried < triesMax; tried += 1) {
      const [next] = (await client.verification.queue({ companyId })).data.nextInfo
      if (!next) break
      if (await tryOpen(next.sectionId)) return
    }
    toast.info(t('Nothing is left to verify.'))
  }

  async function goOn(sections: readonly SectionReview[], from: string): Promise<void> {
    for (const { _id } of waitingAfter(sections, from)) if (_id && (await tryOpen(_id, true))) return
    await goToNextCompany()
  }
  return { waitingAfter, goOn }
}
