import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../../lib/call/api-error'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toSearch } from '../../../lib/page/search'
import { paths } from '../../../paths'

/** Opening sections so that others are kept off them. */
export function useClaims() {
  const navigate = useNavigate()

  const show = (companyId: string, section: string | undefined, replace = false) =>
    navigate({ to: paths.admin.viewCompany(companyId), search: toSearch({ section }), replace, resetScroll: false })

  /** Rejects where somebody else is at it. */
  async function open(id: string, replace = false): Promise<void> {
    const { companyId, section } = await client.verification.claim({ id })
    await show(companyId, section, replace)
    void refresh(api.verification)
  }

  /** False where somebody else took it between our look and our claim. */
  async function tryOpen(id: string, replace = false): Promise<boolean> {
    try {
      await open(id, replace)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return false
      throw error
    }
  }
  return { show, open, tryOpen }
}
