import type { CompanySection } from '@corridor/contract/field/company-sections'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { useTranslation } from '../../../../lib/language/i18n'
import { Message } from '../../../../ui/message'

/** Why an administrator returned what stands on the page, until it is submitted anew; nothing while nothing is returned. */
export function ReturnedNotice({ sections }: { sections: readonly CompanySection[] }) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...api.company.sections.queryOptions({ input: {} }), staleTime: 0 })
  const returned = data?.data.filter(({ section, state }) => state === 'returned' && sections.includes(section)) ?? []
  return returned.map(({ section, reason }) => (
    <Message key={section} tone="attention">
      {t('Returned:')} <bdi>{reason}</bdi>
    </Message>
  ))
}
