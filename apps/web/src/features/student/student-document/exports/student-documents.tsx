import type { StudentDocument } from '@corridor/contract/student/student-document/shapes'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { late } from '../../../../lib/late/late'
import { useRemoval } from '../../../../lib/list/row/use-removal'
import { useSection } from '../../../../lib/record/frame/sections'
import { RecordCard } from '../../../../lib/record/record-card'
import rows from '../../../../lib/record/record-rows.module.css'
import { DocumentRow } from '../document-row'
import classes from '../student-documents.module.css'

const DocumentDialog = late(() => import('../document-dialog'))

const title = text('Documents')
const shownMax = 100

/** The papers of a student, for those who manage them: nobody else learns that there are any. */
export default function StudentDocuments({ studentId }: { studentId: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'new' | StudentDocument>()
  const { data, error, isPending } = useQuery(
    api.studentDocument.list.queryOptions({
      input: { filters: { student: studentId }, limit: shownMax, sortBy: 'createDate', sortDirection: 'desc' },
    }),
  )
  const remove = useRemoval<StudentDocument>(api.studentDocument.delete, {
    title: t('Delete Document'),
    question: t('Are you sure you want to delete this document?'),
    nameOf: (row) => row.title,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    refreshAll: () => refresh(api.studentDocument, api.enrolment, api.task, api.bin),
  })
  const papers = data?.data ?? []
  const add = () => setOpen('new')
  const isHidden = useSection(title, {
    isPending,
    isEmpty: data?.totalDocs === 0,
    add: { run: add },
  })
  return (
    <>
      {!isHidden && (
        <RecordCard
          title={title}
          place="documents"
          action={
            <Anchor component="button" type="button" onClick={add}>
              {t('Add Document')}
            </Anchor>
          }
        >
          {error && <p>{errorText(error)}</p>}
          <ul className={rows.rows}>
            {papers.map((row) => (
              <DocumentRow key={row._id} document={row} edit={() => setOpen(row)} remove={() => remove(row)} />
            ))}
          </ul>
          {papers.some(({ isIdentity }) => isIdentity) && (
            <p className={classes.note}>
              {t('Each opening of a passport, visa or birth record is kept in the audit log.')}
            </p>
          )}
        </RecordCard>
      )}
      <Suspense>
        {open && (
          <DocumentDialog
            studentId={studentId}
            document={open === 'new' ? undefined : open}
            close={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
