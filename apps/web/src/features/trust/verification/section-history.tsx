import type { CompanySection } from '@corridor/contract/field/company-sections'
import type { SectionDecision } from '@corridor/contract/trust/verification/shapes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatDateTime } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordQuery } from '../../../lib/record/record-query'
import classes from './verification.module.css'

const words: Record<SectionDecision['decision'], string> = {
  verified: text('Verified'),
  returned: text('Returned'),
  unverified: text('Verification withdrawn'),
}

/** Decisions on a section before, newest first; asked for when the list is opened. */
export function SectionHistory({ companyId, section }: { companyId: string; section: CompanySection }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-md"
        ml={-8}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((was) => !was)}
      >
        {t('History')}
      </Button>
      <div id={id}>{isOpen && <Decisions companyId={companyId} section={section} />}</div>
    </div>
  )
}

function Decisions({ companyId, section }: { companyId: string; section: CompanySection }) {
  const { t } = useTranslation()
  const input = { limit: 100, filters: { company: companyId, section } }
  const query = useQuery(api.verification.listDecision.queryOptions({ input }))
  return (
    <RecordQuery query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <p className={classes.none}>{t('No decisions yet.')}</p>
        ) : (
          <ol className={classes.history}>
            {data.map((row) => (
              <li key={row._id}>
                <b>{t(words[row.decision])}</b> · {formatDateTime(row.createDate)} · <bdi>{row.userInfo[0]?.name}</bdi>
                {row.reason && (
                  <p>
                    <bdi>{row.reason}</bdi>
                  </p>
                )}
                {row.note && (
                  <p className={classes.none}>
                    {t('Verification Note')}: <bdi>{row.note}</bdi>
                  </p>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </RecordQuery>
  )
}
