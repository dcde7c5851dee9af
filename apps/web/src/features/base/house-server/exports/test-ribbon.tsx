import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Area } from '../../../../lib/area'
import { api } from '../../../../lib/client'
import { useTranslation } from '../../../../lib/i18n'
import { useMay } from '../../../../lib/session'
import { TestLine } from '../../../../lib/test-line'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'

interface TestRibbonProps {
  area: Area
  /** Learns whether nothing leaves. */
  tell: (isTest: boolean) => void
  /** Stands here until that is known. */
  before: ReactNode
}

/** Says on every page that nothing leaves, to whoever it is true for, with the way to what changes that. */
export default function TestRibbon({ area, tell, before }: TestRibbonProps) {
  const { t } = useTranslation()
  const mode = useQuery(api.houseServer.mode.queryOptions({ input: {} }))
  const maySetUp = useMay(area === 'admin' ? access.houseServer.manage : access.mailboxes.manage)
  const isTest = mode.data?.isTest
  useEffect(() => {
    if (isTest !== undefined) tell(isTest)
  }, [isTest, tell])
  if (isTest === undefined) return before
  if (!isTest) return null
  return (
    <TestLine>
      {maySetUp && (
        <TextLink to={area === 'admin' ? paths.admin.houseServer : paths.company.listMailbox}>
          {t('Set up email')}
        </TextLink>
      )}
    </TestLine>
  )
}
