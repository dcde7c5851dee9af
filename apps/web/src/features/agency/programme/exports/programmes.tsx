import type { Institution } from '@corridor/contract/agency/institution/shapes'
import type { Programme } from '@corridor/contract/agency/programme/shapes'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { todayDate } from '../../../../lib/format/format'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { late } from '../../../../lib/late/late'
import { useRemoval } from '../../../../lib/list/row/use-removal'
import { useSection } from '../../../../lib/record/frame/sections'
import { RecordCard } from '../../../../lib/record/record-card'
import rows from '../../../../lib/record/record-rows.module.css'
import { ProgrammeRow } from '../programme-row'

const ProgrammeDialog = late(() => import('../programme-dialog'))

const title = text('Programmes')
const shownMax = 100

/** Programmes of an institution, each with its intakes that are still to come. */
export function Programmes({ institution, mayManage }: { institution: Institution; mayManage: boolean }) {
  const { t } = useTranslation()
  const institutionId = institution._id
  const [open, setOpen] = useState<'new' | Programme>()
  const [isWhole, setIsWhole] = useState(false)
  const { data, error, isPending } = useQuery(
    api.programme.list.queryOptions({
      input: { filters: { institution: institutionId }, limit: shownMax, sortBy: 'name', sortDirection: 'asc' },
    }),
  )
  const filters = { institution: institutionId, ...(isWhole ? {} : { startFrom: todayDate() }) }
  const intakes = useQuery(
    api.intake.list.queryOptions({
      input: { filters, limit: shownMax, sortBy: 'startDate', sortDirection: 'asc' },
    }),
  )
  const remove = useRemoval<Programme>(api.programme.delete, {
    title: t('Delete Programme'),
    question: t('Are you sure you want to delete this programme?'),
    nameOf: (row) => row.name,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    refreshAll: () => refresh(api.programme, api.institution, api.bin),
  })
  const add = () => setOpen('new')
  const isHidden = useSection(title, {
    isPending,
    isEmpty: data?.totalDocs === 0,
    add: mayManage && { run: add },
    words: text('Programme'),
  })
  const ofProgramme = (id: string) => intakes.data?.data.filter(({ programme }) => programme === id)
  return (
    <>
      {!isHidden && (
        <RecordCard
          title={title}
          place="programmes"
          action={
            mayManage && (
              <Anchor component="button" type="button" onClick={add}>
                {t('Add Programme')}
              </Anchor>
            )
          }
        >
          {error && <p>{errorText(error)}</p>}
          {!mayManage && data?.totalDocs === 0 && <p className={rows.quiet}>{t('No programmes yet.')}</p>}
          <ul className={rows.rows}>
            {data?.data.map((programme) => (
              <ProgrammeRow
                key={programme._id}
                programme={programme}
                institution={institution}
                intakes={ofProgramme(programme._id)}
                actions={mayManage ? { edit: () => setOpen(programme), remove: () => remove(programme) } : undefined}
              />
            ))}
          </ul>
          {data && data.totalDocs > 0 && (
            <Anchor component="button" type="button" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {t(isWhole ? text('Hide intakes that began') : text('Show intakes that began'))}
            </Anchor>
          )}
        </RecordCard>
      )}
      <Suspense>
        {open && (
          <ProgrammeDialog
            institutionId={institutionId}
            programme={open === 'new' ? undefined : open}
            close={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
