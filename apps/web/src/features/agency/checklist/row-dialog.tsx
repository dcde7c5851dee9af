import { checklistConditionNames, checklistConditions } from '@corridor/contract/agency/checklist/kinds'
import type { ChecklistAdd, ChecklistRow } from '@corridor/contract/agency/checklist/shapes'
import { currencies } from '@corridor/contract/format/settings'
import { studyLevelNames, studyLevels } from '@corridor/contract/student/student/kinds'
import { Button, Modal, MultiSelect, Textarea, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { CountriesSelect } from '../../../lib/form/choice/countries-select'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import { DayInput } from '../../../lib/form/input/day-input'
import { RecordForm } from '../../../lib/form/record-form'
import { editionOf } from '../../../lib/form/schema'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatDate, todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { LateTagsInput } from '../../../lib/late/late-tags-input'
import { useLeave } from '../../../lib/pick/use-leave'
import { AmountRows } from './amount-rows'
import classes from './checklist.module.css'

type Edition = ChecklistAdd & { id?: string; version?: number }
/** A day that is typed is none for a while. */
type Values = Omit<Edition, 'readOn' | 'checkBy'> & Record<'readOn' | 'checkBy', string | null>

const checkAgainDays = 180
const dayMs = 86_400_000
const daysOn = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const blank = (): Values => ({
  ...{ country: '', visaCategory: 'student', condition: 'any', levels: [], fieldWords: [], citizenships: [] },
  ...{ paper: '', rule: '', currency: null, amounts: [], source: '', place: 1_000 },
  ...{ readOn: todayDate(), checkBy: daysOn(todayDate(), checkAgainDays) },
})

const toValues = (row: ChecklistRow): Values => ({
  ...{ id: row._id, version: row.version, country: row.country, visaCategory: row.visaCategory },
  ...{ condition: row.condition, levels: row.levels, fieldWords: row.fieldWords, citizenships: row.citizenships },
  ...{ paper: row.paper, rule: row.rule, currency: row.currency, amounts: row.amounts, source: row.source },
  ...{ readOn: row.readOn, checkBy: row.checkBy, place: row.place },
})

interface RowDialogProps {
  /** The row that is changed; undefined for a new one. */
  row: ChecklistRow | undefined
  close: () => void
}

/** Form of a row of the checklist, with where it stands and when somebody read it. */
export default function RowDialog({ row, close }: RowDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Checklist',
    schema: () =>
      import('@corridor/contract/agency/checklist/shapes').then(({ ChecklistAdd }) => editionOf(ChecklistAdd)),
    initial: row ? toValues(row) : blank(),
    submit: async ({ id, version, country, visaCategory, amounts, currency, ...said }: Edition): Promise<object> => {
      // Amounts that are hidden from this person stay as they are, unless they read the source and typed new ones.
      const sums = row?.isHidden && amounts.length === 0 ? {} : { amounts, currency }
      return id
        ? client.checklist.update({ id, ...(version !== undefined && { version }), ...sums, ...said })
        : client.checklist.add({ country, visaCategory, amounts, currency, ...said })
    },
    onSaved: async () => {
      toast.success(t('Checklist saved'))
      leave()
      await refresh(api.checklist, api.studentPaper)
    },
  })
  const { condition, levels, fieldWords, citizenships, amounts, currency } = form.values
  return (
    <Modal
      opened
      onClose={leave}
      title={t(row ? 'Edit Paper' : 'Add Paper')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        {!row && (
          <CountrySelect
            label={text('Country')}
            field={{
              ...form.field('country'),
              value: form.values.country || null,
              onChange: (id: string | null) => form.setValue('country', id ?? ''),
            }}
            required
          />
        )}
        <TextInput {...form.field('paper')} label={t('Paper')} withAsterisk autoComplete="off" />
        <Textarea {...form.field('rule')} label={t('Rule')} autosize minRows={2} />
        <LateSelect
          {...form.field('condition')}
          label={t('For whom')}
          data={checklistConditions.map((value) => ({ value, label: t(checklistConditionNames[value]) }))}
          allowDeselect={false}
        />
        {condition === 'level' && (
          <MultiSelect
            {...form.field('levels')}
            label={t('Levels')}
            data={studyLevels.map((value) => ({ value, label: t(studyLevelNames[value]) }))}
            value={levels}
            onChange={(chosen) =>
              form.setValue(
                'levels',
                studyLevels.filter((level) => chosen.includes(level)),
              )
            }
          />
        )}
        {condition === 'field' && (
          <LateTagsInput
            {...form.field('fieldWords')}
            label={t('Words of the field of study')}
            value={fieldWords}
            onChange={(words) => form.setValue('fieldWords', words)}
            maxTags={20}
          />
        )}
        {condition === 'citizenship' && (
          <CountriesSelect
            label={text('Citizenships')}
            chosen={[]}
            field={{ ...form.field('citizenships'), value: citizenships }}
            max={100}
          />
        )}
        {row?.isHidden && (
          <p className={classes.hidden}>
            {t('The amount is hidden: nobody has read this source since {date}.', { date: formatDate(row.readOn) })}
          </p>
        )}
        <AmountRows
          amounts={amounts}
          onChange={(next) => form.setValue('amounts', next)}
          errorOf={(at) => form.field(`amounts.${at}.minor` as 'amounts').error}
        />
        {amounts.length > 0 && (
          <LateSelect
            {...form.field('currency')}
            label={t('Currency')}
            data={[...currencies]}
            value={currency}
            onChange={(code) => form.setValue('currency', currencies.find((known) => known === code) ?? null)}
            withAsterisk
          />
        )}
        <TextInput
          {...form.field('source')}
          type="url"
          label={t('Source')}
          description={t('The page of the authority where this stands.')}
          dir="ltr"
          withAsterisk
          autoComplete="off"
        />
        <DayInput form={form} name="readOn" label={text('Read on')} />
        <DayInput form={form} name="checkBy" label={text('Check by')} />
      </RecordForm>
    </Modal>
  )
}
