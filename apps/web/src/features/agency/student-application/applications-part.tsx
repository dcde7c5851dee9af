import type { StudentApplication } from '@corridor/contract/agency/student-application/shapes'
import { access } from '@corridor/contract/wire/access'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import type { Given } from '../../../lib/places'
import { useSection } from '../../../lib/record/frame/sections'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { ApplicationBadge } from '../../student/student/exports/stage-badge'
import classes from './application.module.css'
import { AuthorityBadge } from './badges'
import { DeadlineText } from './deadline-text'

const AddDialog = late(() => import('./add-dialog'))

const title = text('Applications')

/** The applications of a student as a board by country, with the authority's status beside the stage. */
export default function ApplicationsPart({ studentId }: Given<'student.applications'>) {
  const { t } = useTranslation()
  const mayManage = useMay(access.studentApplications.manage)
  const [isAdding, setIsAdding] = useState(false)
  const query = useQuery(
    api.studentApplication.list.queryOptions({
      input: { filters: { student: studentId }, sortBy: 'createDate', sortDirection: 'asc', limit: 100 },
    }),
  )
  const rows = query.data?.data ?? []
  const isHidden = useSection(title, {
    ...{ isPending: query.isPending, isEmpty: query.data !== undefined && rows.length === 0 },
    ...{ add: mayManage && { run: () => setIsAdding(true) }, words: text('Student application') },
  })
  const dialog = <Suspense>{isAdding && <AddDialog student={studentId} close={() => setIsAdding(false)} />}</Suspense>
  if (isHidden) return dialog
  const byCountry = Map.groupBy(rows, ({ countryInfo: [country] }) => (country ? countryName(country) : ''))
  return (
    <RecordCard
      title={title}
      place="applications"
      action={
        mayManage && (
          <Anchor component="button" type="button" onClick={() => setIsAdding(true)}>
            {t('Add application')}
          </Anchor>
        )
      }
    >
      {query.error && <Message tone="danger">{errorText(query.error)}</Message>}
      <div className={classes.board}>
        {[...byCountry].map(([country, applications]) => (
          <section key={country} className={classes.column} aria-label={country}>
            <h3>
              <bdi>{country}</bdi>
            </h3>
            {applications.map((one) => (
              <Card key={one._id} application={one} />
            ))}
          </section>
        ))}
      </div>
      {dialog}
    </RecordCard>
  )
}

function Card({ application }: { application: StudentApplication }) {
  const { _id, institutionInfo, programmeInfo, stage, authority, deadline } = application
  return (
    <article className={classes.card}>
      <TextLink to={paths.company.viewStudentApplication(_id)}>
        <bdi>{institutionInfo[0]?.name}</bdi>
      </TextLink>
      <p className={classes.quiet}>
        <bdi>{programmeInfo[0]?.name}</bdi>
      </p>
      <p className={classes.states}>
        <ApplicationBadge stage={stage} />
        {authority !== 'none' && <AuthorityBadge status={authority} />}
      </p>
      {deadline && (
        <p>
          <DeadlineText deadline={deadline} />
        </p>
      )}
    </article>
  )
}
