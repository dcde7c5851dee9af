import type { Company } from '@corridor/contract/company/company/shapes'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { useTranslation } from '../../../../lib/language/i18n'
import { useRemoval } from '../../../../lib/list/row/use-removal'

/** Deleting a company, in the list and on its page (spec 1 §2). */
export function useCompanyRemoval(onDeleted?: () => unknown) {
  const { t } = useTranslation()
  return useRemoval<Company>(
    { call: client.company.delete },
    {
      title: t('Delete Company'),
      question: t('Are you sure you want to delete this company?'),
      nameOf: (company) => company.name,
      deleted: t('Company deleted successfully'),
      failed: (message) => `${t('Company deletion failed')}: ${message}`,
      onDeleted,
      refreshAll: () => refresh(api.company, api.verification, api.bin),
    },
  )
}
