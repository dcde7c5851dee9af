import type { TransferColumn } from '@corridor/contract/records/transfer/column'
import { type ImportKind, importFacts } from '@corridor/contract/records/transfer/kinds'
import { importColumns, importLimits, takesArchive, transfers } from '@corridor/contract/transfers'
import { Button, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { formatNumber } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useSearchText } from '../../../lib/page/use-search-text'
import { saveText } from '../../../lib/upload/download-file'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import classes from './import.module.css'
import { Steps } from './steps'

/** Chooses the table to bring in, with the columns that are understood. */
export function ImportAdd({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Import {entity}', { entity: t(importFacts[kind].title) })}
        description={t('Import records from a table. You can check every row before anything is added.')}
      />
      <Steps />
      {takesArchive(kind) ? <TableAndFiles kind={kind} /> : <TableAlone kind={kind} />}
      <ColumnsHelp kind={kind} />
    </div>
  )
}

const tableField = { label: text('Table'), description: text('Its first row names the columns.') }

function useStart() {
  const navigate = useNavigate()
  return useMutation(
    api.import.start.mutationOptions({
      onSuccess: ({ id }, { kind }) => navigate({ to: paths.viewImport(kind, id) }),
    }),
  )
}

/** A table is read as soon as it is there. */
function TableAlone({ kind }: { kind: ImportKind }) {
  const start = useStart()
  const upload = useUpload('import', {
    isImmediate: true,
    onStored: (fileKey) => start.mutate({ kind, fileKey }),
  })
  return (
    <div className={classes.card}>
      {start.error && <Message tone="danger">{errorText(start.error)}</Message>}
      <UploadField upload={upload} {...tableField} />
    </div>
  )
}

/** A table beside which an archive of files may come waits for its person. */
function TableAndFiles({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation()
  const start = useStart()
  const [isTried, setIsTried] = useState(false)
  const table = useUpload('import', { isImmediate: true })
  const asked = useSearchText('hotlist')
  const [hotListId, setHotListId] = useState(asked ?? null)
  const archive = useUpload('import-archive', { isImmediate: true })
  const [fileKey] = table.fileKeys
  const [archiveKey] = archive.fileKeys

  function read() {
    setIsTried(true)
    if (fileKey)
      start.mutate({ kind, fileKey, ...(archiveKey ? { archiveKey } : {}), ...(hotListId ? { hotListId } : {}) })
  }

  return (
    <div className={classes.card}>
      {start.error && <Message tone="danger">{errorText(start.error)}</Message>}
      <UploadField
        upload={table}
        {...tableField}
        error={isTried && !fileKey && !table.isUploading ? t('Please select a file first') : undefined}
      />
      <UploadField
        upload={archive}
        label="Resumes"
        description="Optional: a zip with the files that the table names in its column Resume."
      />
      {kind === 'candidate' && <OntoHotlist value={hotListId} onChange={setHotListId} />}
      <div>
        <Button onClick={read} loading={start.isPending} disabled={table.isUploading || archive.isUploading}>
          {t('Read the table')}
        </Button>
      </div>
    </div>
  )
}

interface OntoHotlistProps {
  value: string | null
  onChange: (id: string | null) => void
}

/** The hotlist that those go onto who are added; one that the page was opened for stands there by its name. */
function OntoHotlist({ value, onChange }: OntoHotlistProps) {
  const { t } = useTranslation()
  const [asked] = useState(value)
  const query = useQuery(
    api.hotlist.list.queryOptions({ input: { filters: { _id: asked ?? '' } }, enabled: asked !== null }),
  )
  const [chosen] = query.data?.data ?? []
  return (
    <div>
      <RecordSelect
        source={api.hotlist.list}
        label="Put them on a hotlist"
        nameOf={(row) => row.name}
        chosen={chosen}
        field={{ value, onChange, clearable: true }}
      />
      <p className={classes.hint}>{t('Optional. Undoing the import takes them off again.')}</p>
      <div>
        <TextLink to={paths.company.addHotlist}>{t('Add Hotlist')}</TextLink>
      </div>
    </div>
  )
}

const hints: Partial<Record<NonNullable<TransferColumn['reads']>['as'], string>> = {
  reference: text('the name of one that exists already'),
  narrowing: text('tells several of one name apart'),
  years: text('a number of years, such as 5 or 5.5'),
  boolean: text('yes or no'),
  list: text('several, divided by semicolons, commas or bars'),
  file: text('the name of a file in the zip'),
  places: text('places divided by semicolons, each as city, state, zip code, country'),
}

function ColumnsHelp({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation()
  const columns = importColumns(kind)
  const { rowsMax, columnsMax } = importLimits

  const requiredText = ({ orElse }: TransferColumn) => {
    const other = columns.find(({ field }) => field === orElse)?.header
    return other ? t('required, or {column} in its place', { column: t(other) }) : t('required')
  }

  const hintOf = ({ reads, hint = reads && hints[reads.as] }: TransferColumn) => {
    return hint && `: ${t(hint)}`
  }

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
        {columns.map((column) => (
          <li key={column.field}>
            <strong>{t(column.header)}</strong>
            {column.required && ` (${requiredText(column)})`}
            {hintOf(column)}
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
