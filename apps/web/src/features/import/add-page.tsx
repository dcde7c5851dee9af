import { recordFacts } from '@corridor/contract/record-kinds'
import {
  importColumns,
  importLimits,
  type TransferKind,
  transferAccess,
  transfers,
} from '@corridor/contract/transfer-columns'
import { Button, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/client'
import { formatNumber } from '../../lib/format'
import { errorText } from '../../lib/i18n'
import { LostPage } from '../../lib/lost-page'
import { only } from '../../lib/only'
import { saveText } from '../../lib/upload/download-file'
import { UploadField } from '../../lib/upload/upload-field'
import { useUpload } from '../../lib/upload/use-upload'
import { paths } from '../../paths'
import { Message } from '../../ui/message'
import { PageHeader } from '../../ui/page-header'
import classes from './import.module.css'
import { toTransferKind, transferTitle } from './kinds'
import { Steps } from './steps'

export const Route = createFileRoute('/admin/transfer/add-import/$kind')({
  staticData: { title: 'Import {entity}', entity: transferTitle },
  beforeLoad: ({ params }) => {
    only(transferAccess)()
    toTransferKind(params.kind)
  },
  notFoundComponent: LostPage,
  component: ImportAddPage,
})

function ImportAddPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const kind = toTransferKind(useParams({ from: '/admin/transfer/add-import/$kind' }).kind)
  const start = useMutation(
    api.import.start.mutationOptions({ onSuccess: ({ id }) => navigate({ to: paths.admin.viewImport(id) }) }),
  )
  const upload = useUpload('import', {
    isImmediate: true,
    onStored: (fileKey) => start.mutate({ kind, fileKey }),
  })
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Import {entity}', { entity: t(recordFacts[kind].title) })}
        description={t('Bring records in from a table. Nothing is added before you have seen what each row will do.')}
      />
      <Steps />
      <div className={classes.card}>
        {start.error && <Message tone="danger">{errorText(start.error)}</Message>}
        <UploadField upload={upload} label="Table" description="Its first row names the columns." />
      </div>
      <ColumnsHelp kind={kind} />
    </div>
  )
}

function ColumnsHelp({ kind }: { kind: TransferKind }) {
  const { t } = useTranslation()
  const columns = importColumns(kind)
  const { rowsMax, columnsMax } = importLimits

  // With the mark by which spreadsheet programs know UTF-8.
  const saveTemplate = () =>
    saveText(
      `\ufeff${columns.map(({ header }) => t(header)).join(',')}\r\n`,
      'text/csv',
      `${transfers[kind].fileName}.csv`,
    )

  return (
    <section className={classes.card} aria-labelledby="columns-help">
      <Title order={2} id="columns-help">
        {t('Columns that are understood')}
      </Title>
      <ul className={classes.list}>
        {columns.map(({ field, header, required, reads }) => (
          <li key={field}>
            <strong>{t(header)}</strong>
            {required && ` (${t('required')})`}
            {reads?.as === 'reference' && `: ${t('the name of one that exists already')}`}
            {reads?.as === 'narrowing' && `: ${t('tells several of one name apart')}`}
          </li>
        ))}
      </ul>
      <p className={classes.hint}>
        {t(
          'Headers may be in any language of the product; other columns are left out. At most {rows} rows and {columns} columns.',
          {
            rows: formatNumber(rowsMax),
            columns: formatNumber(columnsMax),
          },
        )}
      </p>
      <div>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={saveTemplate}>
          {t('Download an empty table')}
        </Button>
      </div>
    </section>
  )
}
