import { returnReasonNames } from '@corridor/contract/agency/student-paper/kinds'
import type { StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { Button, Modal } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatDate, formatNumber, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Lines } from '../../../lib/record/frame/sections'
import rows from '../../../lib/record/record-rows.module.css'
import { openDocument } from '../../student/student-document/exports/open-document'
import classes from './student-papers.module.css'

/** The versions of a paper, the newest first, each with its document. */
export default function VersionsDialog({ paper, close }: { paper: StudentPaper; close: () => void }) {
  const { t } = useTranslation()
  const { data, error, isPending } = useQuery(api.studentPaper.versions.queryOptions({ input: { id: paper._id } }))
  return (
    <Modal
      opened
      onClose={close}
      title={t('Versions of {name}', { name: paper.title })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {isPending && <Lines />}
      {error && <p>{errorText(error)}</p>}
      <ul className={rows.rows}>
        {(data?.data ?? []).map(({ _id, number, receivedDate, document, documentTitle, reason, ...version }) => (
          <li key={_id} className={rows.row}>
            <div className={classes.words}>
              <p className={classes.title}>{t('Version {number}', { number: formatNumber(number) })}</p>
              <p className={rows.quiet}>
                {dotted(documentTitle ?? t('Document deleted'), formatDate(receivedDate), ownerName(version.userInfo))}
              </p>
              {reason && <p className={classes.reason}>{dotted(t(returnReasonNames[reason]), version.reasonWords)}</p>}
            </div>
            {document && (
              <Button
                size="compact-md"
                variant="default"
                leftSection={<IconExternalLink size={16} aria-hidden />}
                onClick={() => void openDocument(document)}
              >
                {t('Open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
