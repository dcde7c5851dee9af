import type { CountryPapers } from '@corridor/contract/agency/student-paper/shapes'
import { Anchor, Button } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { countryName } from '../../../lib/format/country-name'
import { formatDate, formatNumber } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import rows from '../../../lib/record/record-rows.module.css'
import { Badge } from '../../../ui/badge'
import { Message } from '../../../ui/message'
import { RevisionLine } from '../checklist/exports/revision-line'
import { NeededLine } from './needed-line'
import type { Opened } from './papers-card'
import { refreshPapers } from './refresh-papers'
import classes from './student-papers.module.css'
import type { PaperMoves } from './use-paper-moves'

interface CountrySectionProps {
  of: CountryPapers
  studentId: string
  application: string | undefined
  mayManage: boolean
  moves: PaperMoves
  open: (opened: Opened) => void
}

/** Papers that one country asks of the student, and the changes of its checklist since the file was made with it. */
export function CountrySection({ of, studentId, application, mayManage, moves, open }: CountrySectionProps) {
  const { t } = useTranslation()
  const { country, countryInfo, keptOn, rows: needed, changes } = of
  const [info] = countryInfo
  const name = info ? countryName(info) : ''
  if (needed.length === 0 && changes.length === 0) return null
  const unasked = needed.filter(({ paperInfo, isSure }) => !paperInfo && isSure)
  const accepted = needed.filter(({ paperInfo }) => paperInfo?.state === 'accepted').length

  async function takeOver() {
    try {
      await client.studentPaper.keepChecklist({ studentId, country })
      toast.success(t('Checklist taken over'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshPapers()
  }

  return (
    <section aria-label={t('Papers for {name}', { name })}>
      <div className={classes.head}>
        <h3 className={classes.country}>
          {name}{' '}
          <Badge>
            {t('{accepted} of {total} accepted', {
              accepted: formatNumber(accepted),
              total: formatNumber(needed.length),
            })}
          </Badge>
        </h3>
        {mayManage && unasked.length > 1 && (
          <Anchor component="button" type="button" onClick={() => open({ kind: 'ask', rows: unasked })}>
            {t('Ask for all {number}', { number: formatNumber(unasked.length) })}
          </Anchor>
        )}
      </div>
      {changes.length > 0 && keptOn && (
        <Message
          tone="attention"
          action={
            mayManage && (
              <Button size="compact-md" variant="default" onClick={() => void takeOver()}>
                {t('Take over')}
              </Button>
            )
          }
        >
          {t('The checklist has changed since this file was made with it on {date}', { date: formatDate(keptOn) })}
          <ul className={classes.changes}>
            {changes.map((revision) => (
              <RevisionLine key={revision.number} revision={revision} />
            ))}
          </ul>
        </Message>
      )}
      <ul className={rows.rows}>
        {needed.map((row) => (
          <NeededLine key={row._id} {...{ row, application, mayManage, moves, open }} />
        ))}
      </ul>
    </section>
  )
}
