import type { Import } from '@corridor/contract/records/import/shapes'
import type { DoublesRule } from '@corridor/contract/records/import/states'
import type { TransferColumn } from '@corridor/contract/records/transfer/column'
import { importColumns, missingColumns, sealedColumns } from '@corridor/contract/transfers'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { formatNumber } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { Message } from '../../../ui/message'
import classes from './import.module.css'
import { useImportCall } from './use-import-call'

interface MappingStepProps {
  found: Import
  /** If the rows were checked before: the way back to the result. */
  back?: () => void
}

/** Which column of the file holds what. */
export function MappingStep({ found, back }: MappingStepProps) {
  const { t } = useTranslation()
  const check = useImportCall('check')
  const [mapping, setMapping] = useState(found.mapping)
  const [doubles, setDoubles] = useState<DoublesRule>(found.doubles)
  const [isTried, setIsTried] = useState(false)
  const columns = importColumns(found.kind, found.archive !== null)
  const missing = missingColumns(found.kind, mapping)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (missing.length === 0) check.mutate({ id: found._id, mapping, doubles })
  }

  function choose(field: string, at: string | null) {
    const { [field]: _removed, ...others } = mapping
    setMapping(at === null ? others : { ...others, [field]: Number(at) })
  }

  return (
    <form className={classes.card} onSubmit={submit} noValidate>
      <Understood found={found} />
      {columns.map((column) => (
        <MappedField
          key={column.field}
          column={column}
          found={found}
          at={mapping[column.field]}
          error={isTried && missing.includes(column)}
          isRequired={missing.includes(column) || (column.required === true && mapping[column.field] !== undefined)}
          onChange={(at) => choose(column.field, at)}
        />
      ))}
      <Radio.Group
        label={t('Rows for a record that already exists, or that appears twice')}
        value={doubles}
        onChange={(value) => setDoubles(value as DoublesRule)}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="skip" label={t('Leave them out')} />
          <Radio value="report" label={t('Treat them as errors')} />
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        {t('Columns of the file that you choose nowhere are not kept. Rows with errors come back without them.')}
        {sealedColumns(found.kind).length > 0 &&
          ` ${t('Protected values are masked here and stored encrypted. The file is deleted once rows are added, or after a day.')}`}
      </Text>
      <div className={classes.actions}>
        <Button type="submit" loading={check.isPending}>
          {t('Check {count} rows', { count: found.counts.rows, shown: formatNumber(found.counts.rows) })}
        </Button>
        {back && (
          <Button variant="default" onClick={back}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

const delimiters: Record<string, string> = {
  ',': text('comma'),
  ';': text('semicolon'),
  '\t': text('tab'),
  '|': text('vertical bar'),
}

/** How the file was read, and another of its sheets. */
function Understood({ found }: { found: Import }) {
  const { t } = useTranslation()
  const choose = useImportCall('chooseSheet')
  const { sheets, sheet, encoding, delimiter } = found
  return (
    <>
      {encoding && (
        <Message tone="news">
          {t('Read as {encoding}', { encoding: encoding.toUpperCase() })}
          {delimiter && ` · ${t('columns divided by {sign}', { sign: t(delimiters[delimiter] ?? delimiter) })}`}
        </Message>
      )}
      {sheets.length > 1 && (
        <LateSelect
          label={t('Sheet')}
          data={sheets}
          value={sheet}
          allowDeselect={false}
          disabled={choose.isPending}
          onChange={(chosen) => chosen && choose.mutate({ id: found._id, sheet: chosen })}
        />
      )}
    </>
  )
}

interface MappedFieldProps {
  column: TransferColumn
  found: Import
  at: number | undefined
  error: boolean
  /** Another column may stand in for one that is required. */
  isRequired: boolean
  onChange: (at: string | null) => void
}

function MappedField({ column, found, at, error, isRequired, onChange }: MappedFieldProps) {
  const { t } = useTranslation()
  const label = t(column.header)
  const samples = at === undefined ? [] : (found.columns[at]?.samples ?? [])
  const nameOf = (header: string, place: number) => header || t('Column {number}', { number: formatNumber(place + 1) })
  return (
    <div className={classes.field}>
      <LateSelect
        label={label}
        withAsterisk={isRequired}
        placeholder={t('Not in the file')}
        data={found.columns.map(({ header }, place) => ({ value: String(place), label: nameOf(header, place) }))}
        value={at === undefined ? null : String(at)}
        onChange={onChange}
        clearable={!column.required || column.orElse !== undefined}
        clearButtonProps={{ 'aria-label': t('Clear {label}', { label }) }}
        searchable
        nothingFoundMessage={t('Nothing found')}
        error={error && t('Choose the column of the file')}
      />
      <p className={classes.samples}>{samples.length > 0 && t('Such as {samples}', { samples: dotted(...samples) })}</p>
    </div>
  )
}
