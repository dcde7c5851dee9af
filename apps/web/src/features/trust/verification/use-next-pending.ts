import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../../lib/api-error'
import { api, client } from '../../../lib/client'
import { errorText, useTranslation } from '../../../lib/i18n'
import { isTyping } from '../../../lib/is-typing'
import { refresh } from '../../../lib/query-client'
import { toSearch } from '../../../lib/search'
import { toast } from '../../../lib/toast'
import { paths } from '../../../paths'

// Others take one between our look and our claim; more often than this nobody is so unlucky.
const triesMax = 5

/** Opens a section and keeps others off it; `next` takes the one that waits longest and nobody is at. The key is n. */
export function useNextPending() {
  const { t } = useTranslation()
  const navigate = useNavigate()

  async function open(id: string): Promise<void> {
    const { companyId, section } = await client.verification.claim({ id })
    await refresh(api.verification)
    await navigate({ to: paths.admin.viewCompany(companyId), search: toSearch({ section }) })
  }

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
        if (!row) return toast.info(t('Nothing waits for a decision.'))
        try {
          return await open(row._id)
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 409) throw error
        }
      }
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      void next()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return { review, next }
}
