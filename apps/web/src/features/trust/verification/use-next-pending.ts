import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { usePageKeys } from '../../../lib/keys/page-keys'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useClaims } from './use-claims'

// Others take one between our look and our claim; more often than this nobody is so unlucky.
const triesMax = 5

/** Opens a section and keeps others off it; `next` takes the one that waits longest and nobody is at. The key is n. */
export function useNextPending() {
  const { t } = useTranslation()
  const { open, tryOpen } = useClaims()

  async function review(id: string) {
    try {
      await open(id)
    } catch (error) {
      toast.error(errorText(error))
      await refresh(api.verification)
    }
  }

  async function next() {
    try {
      for (let tried = 0; tried < triesMax; tried += 1) {
        const oldest = { limit: 1, sortBy: 'createDate', sortDirection: 'asc', filters: { claim: 'free' } } as const
        const [row] = (await client.verification.listPending(oldest)).data
        if (!row) return toast.info(t('Nothing is left to verify.'))
        if (await tryOpen(row._id)) return
      }
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  usePageKeys([{ key: 'n', label: text('Review next'), run: () => void next() }])
  return { review, next }
}
