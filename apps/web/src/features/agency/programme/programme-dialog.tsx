import { englishTests, monthsMax } from '@corridor/contract/agency/programme/kinds'
import type { Programme, ProgrammeAdd } from '@corridor/contract/agency/programme/shapes'
import { usualCurrency } from '@corridor/contract/field/rate-terms'
import { currencies } from '@corridor/contract/format/settings'
import { coachingTests } from '@corridor/contract/student/enrolment/scores'
import { studyLevelNames, studyLevels } from '@corridor/contract/student/student/kinds'
import { Button, Modal, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { MoneyInput } from '../../../lib/form/input/money-input'
import { RecordForm } from '../../../lib/form/record-form'
import { editionOf } from '../../../lib/form/schema'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import { companySettings } from '../../../lib/session/company-settings'
import { programmeLabels } from './programme-labels'

type Edition = ProgrammeAdd & { id?: string; version?: number }

const blank = (): ProgrammeAdd => ({
  ...{ name: '', level: 'bachelor', studyField: '', months: null, firstYearFee: null, wholeFee: null },
  feeCurrency: companySettings()?.currency ?? usualCurrency,
  ...{ englishTest: null, englishScore: null, status: 'active' },
})

const toValues = ({ _id: id, version, ...row }: Programme) => ({
  ...{ id, version, name: row.name, level: row.level, studyField: row.studyField, months: row.months },
  ...{ firstYearFee: row.firstYearFee, wholeFee: row.wholeFee, feeCurrency: row.feeCurrency ?? blank().feeCurrency },
  ...{ englishTest: row.englishTest, englishScore: row.englishScore, status: row.status },
})

interface ProgrammeDialogProps {
  institutionId: string
  /** The programme that is changed; undefined for a new one. */
  programme: Programme | undefined
  close: () => void
}

/** Form of a programme. */
export default function ProgrammeDialog({ institutionId, programme, close }: ProgrammeDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Programme',
    schema: () =>
      import('@corridor/contract/agency/programme/shapes').then(({ ProgrammeAdd }) => editionOf(ProgrammeAdd)),
    initial: programme ? toValues(programme) : blank(),
    submit: ({ id, ...entry }: Edition): Promise<object> =>
      id ? client.programme.update({ id, ...entry }) : client.programme.add({ institutionId, ...entry }),
    onSaved: async () => {
      toast.success(t('Programme saved'))
      leave()
      await refresh(api.programme, api.intake, api.institution)
    },
  })
  const { values } = form
  const label = (name: keyof ProgrammeAdd) => t(programmeLabels[name])
  return (
    <Modal
      opened
      onClose={leave}
      title={t(programme ? text('Edit Programme') : text('Add Programme'))}
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
        <TextInput {...form.field('name')} label={label('name')} withAsterisk data-autofocus autoComplete="off" />
        <LateSelect
          {...form.field('level')}
          label={label('level')}
          data={studyLevels.map((value) => ({ value, label: t(studyLevelNames[value]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <TextInput {...form.field('studyField')} label={label('studyField')} autoComplete="off" />
        <DecimalInput
          {...form.field('months')}
          label={label('months')}
          decimals={0}
          max={monthsMax}
          value={values.months}
          onChange={(months) => form.setValue('months', months)}
        />
        <MoneyInput
          {...form.field('firstYearFee')}
          label={label('firstYearFee')}
          value={values.firstYearFee}
          onChange={(fee) => form.setValue('firstYearFee', fee)}
        />
        <MoneyInput
          {...form.field('wholeFee')}
          label={label('wholeFee')}
          value={values.wholeFee}
          onChange={(fee) => form.setValue('wholeFee', fee)}
        />
        <LateSelect
          {...form.field('feeCurrency')}
          label={label('feeCurrency')}
          data={[...currencies]}
          allowDeselect={false}
        />
        <LateSelect
          {...form.field('englishTest')}
          label={label('englishTest')}
          data={englishTests.map((value) => ({ value, label: coachingTests[value].name }))}
          value={values.englishTest}
          onChange={(value) => {
            form.setValue('englishTest', englishTests.find((known) => known === value) ?? null)
            if (!value) form.setValue('englishScore', null)
          }}
          clearable
        />
        {values.englishTest && (
          <DecimalInput
            {...form.field('englishScore')}
            label={label('englishScore')}
            max={Math.max(...coachingTests[values.englishTest].scales.map(({ max }) => max))}
            value={values.englishScore}
            onChange={(score) => form.setValue('englishScore', score)}
            withAsterisk
          />
        )}
      </RecordForm>
    </Modal>
  )
}
