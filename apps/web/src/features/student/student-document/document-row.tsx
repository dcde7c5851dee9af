import { studentDocumentTypeNames } from '@corridor/contract/student/student-document/kinds'
import type { StudentDocument } from '@corridor/contract/student/student-document/shapes'
import { Button } from '@mantine/core'
import { IconExternalLink, IconLock, IconPencil, IconTrash } from '@tabler/icons-react'
import { ExpiryDay } from '../../../lib/entry/paper-facts'
import { countryName } from '../../../lib/format/country-name'
import { formatFileSize, formatPoint } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RowMenu } from '../../../lib/list/row/row-menu'
import rows from '../../../lib/record/record-rows.module.css'
import { openDocument } from './exports/open-document'
import classes from './student-documents.module.css'

interface DocumentRowProps {
  document: StudentDocument
  edit: () => void
  remove: () => void
}

/** One paper by its words alone: there is no small picture of a passport. */
export function DocumentRow({ document, edit, remove }: DocumentRowProps) {
  const { t } = useTranslation()
  const { _id: id, title, type, expiryDate, countryInfo, month, isIdentity, documentFile } = document
  const [file] = documentFile
  return (
    <li className={rows.row}>
      <div className={classes.words}>
        <p className={classes.title}>
          {isIdentity && <IconLock size={16} aria-hidden />}
          <bdi>{title}</bdi>
        </p>
        <p className={rows.quiet}>
          {dotted(t(studentDocumentTypeNames[type]), file?.originalName, file && formatFileSize(file.fileSize))}
        </p>
        {countryInfo[0] && (
          <p className={rows.quiet}>
            {dotted(countryName(countryInfo[0]), month && formatPoint(`${month}-01`, 'wholeMonth'))}
          </p>
        )}
        {expiryDate && (
          <p className={rows.quiet}>
            {t('Expires on')} <ExpiryDay day={expiryDate} />
          </p>
        )}
      </div>
      <span className={rows.actions}>
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
          aria-label={t('Open {name}', { name: title })}
          title={isIdentity ? t('Each opening of this paper is kept in the audit log.') : undefined}
          onClick={() => void openDocument(id)}
        >
          {t('Open')}
        </Button>
        <RowMenu
          name={title}
          actions={[
            { label: text('Edit'), icon: IconPencil, run: edit },
            { label: text('Delete'), icon: IconTrash, danger: true, run: remove },
          ]}
        />
      </span>
    </li>
  )
}
