import {
  contractCountriesMax,
  contractEventNames,
  contractEvents,
  contractFeeNames,
  contractFees,
  scholarshipSideNames,
  scholarshipSides,
} from '@corridor/contract/agency/institution-contract/kinds'
import type { InstitutionContract, InstitutionContractAdd } from '@corridor/contract/agency/institution-contract/shapes'
import { currencies } from '@corridor/contract/format/settings'
import { studyLevelNames, studyLevels } from '@corridor/contract/student/student/kinds'
import { Button, Group, Modal, MultiSelect, Radio, Textarea } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { CountriesSelect } from '../../../lib/form/choice/countries-select'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { DayInput } from '../../../lib/form/input/day-input'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { MoneyInput } from '../../../lib/form/input/money-input'
import { RecordForm } from '../../../lib/form/record-form'
import { editionOf, fedBy } from '../../../lib/form/schema'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import { contractLabels } from './contract-labels'
import { blankContract, type ContractValues, toBody, toValues } from './contract-values'
import { StepsInput } from './steps-input'

type Edition = InstitutionContractAdd & { id?: string; version?: number }

interface ContractDialogProps {
  institutionId: string
  /** The contract that is changed; undefined for a new one. */
  contract: InstitutionContract | undefined
  close: () => void
}

/** Form of a contract. */
export default function ContractDialog({ institutionId, contract, close }: ContractDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm<ContractValues, Edition, object>({
    entity: 'Contract',
    schema: () =>
      import('@corridor/contract/agency/institution-contract/shapes').then(({ InstitutionContractAdd }) =>
        fedBy(editionOf<Edition>(InstitutionContractAdd), toBody),
      ),
    initial: contract ? toValues(contract) : blankContract(),
    submit: ({ id, ...entry }) =>
      id
        ? client.institutionContract.update({ id, ...entry })
        : client.institutionContract.add({ institutionId, ...entry }),
    onSaved: async () => {
      toast.success(t('Contract saved'))
      leave()
      await refresh(api.institutionContract, api.institution)
    },
  })
  const { values } = form
  const isSum = values.pays === 'sum'
  const label = (name: keyof InstitutionContractAdd) => t(contractLabels[name])
  const named = <Value extends string>(all: readonly Value[], names: Record<Value, string>) =>
    all.map((value) => ({ value, label: t(names[value]) }))
  return (
    <Modal
      opened
      onClose={leave}
      title={t(contract ? text('Edit Contract') : text('Add Contract'))}
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
        <RecordSelect
          source={api.vendor.list}
          label={contractLabels.through}
          nameOf={(row) => row.vendorName}
          chosen={contract?.throughInfo[0]}
          filters={{ vendorType: 'super-agent' }}
          field={{
            ...form.field('through'),
            value: values.through,
            onChange: (id: string | null) => form.setValue('through', id),
            description: t('A vendor of the type Super-agent. Leave it empty if the contract is your own.'),
            clearable: true,
          }}
        />
        <DayInput form={form} name="startDate" label={contractLabels.startDate} />
        <DayInput form={form} name="endDate" label={contractLabels.endDate} />
        <Radio.Group
          label={t('What it pays')}
          value={values.pays}
          onChange={(pays) => form.setValue('pays', pays as ContractValues['pays'])}
        >
          <Group mt="xs" gap="lg">
            <Radio value="percent" label={t('A part of the fee')} />
            <Radio value="sum" label={t('A sum')} />
          </Group>
        </Radio.Group>
        {isSum ? (
          <>
            <MoneyInput
              {...form.field('amount')}
              label={label('amount')}
              value={values.amount}
              onChange={(amount) => form.setValue('amount', amount)}
              withAsterisk
            />
            <LateSelect
              {...form.field('currency')}
              label={label('currency')}
              data={[...currencies]}
              allowDeselect={false}
            />
          </>
        ) : (
          <>
            <DecimalInput
              {...form.field('percent')}
              label={label('percent')}
              decimals={3}
              max={100}
              value={values.percent}
              onChange={(percent) => form.setValue('percent', percent)}
              withAsterisk
            />
            <LateSelect
              {...form.field('fee')}
              label={label('fee')}
              data={named(contractFees, contractFeeNames)}
              allowDeselect={false}
            />
            <LateSelect
              {...form.field('scholarship')}
              label={label('scholarship')}
              data={named(scholarshipSides, scholarshipSideNames)}
              allowDeselect={false}
            />
          </>
        )}
        <StepsInput form={form} isSum={isSum} />
        <LateSelect
          {...form.field('event')}
          label={label('event')}
          data={named(contractEvents, contractEventNames)}
          allowDeselect={false}
          withAsterisk
        />
        <DecimalInput
          {...form.field('claimFromDays')}
          label={label('claimFromDays')}
          decimals={0}
          max={1000}
          value={values.claimFromDays}
          onChange={(days) => form.setValue('claimFromDays', days ?? 0)}
        />
        <DecimalInput
          {...form.field('claimUntilDays')}
          label={label('claimUntilDays')}
          decimals={0}
          max={3000}
          value={values.claimUntilDays}
          onChange={(days) => form.setValue('claimUntilDays', days)}
        />
        <DecimalInput
          {...form.field('taxPercent')}
          label={label('taxPercent')}
          decimals={3}
          max={100}
          value={values.taxPercent}
          onChange={(percent) => form.setValue('taxPercent', percent)}
        />
        <MultiSelect
          {...form.field('levels')}
          label={label('levels')}
          description={t('All levels, if none is named.')}
          data={named(studyLevels, studyLevelNames)}
          clearable
          clearButtonProps={{ 'aria-label': t('Clear {label}', { label: label('levels') }) }}
        />
        <CountriesSelect
          label={contractLabels.countries}
          chosen={contract?.countriesInfo ?? []}
          field={form.field('countries')}
          max={contractCountriesMax}
        />
        <Textarea {...form.field('notes')} label={label('notes')} autosize minRows={2} maxRows={10} />
      </RecordForm>
    </Modal>
  )
}
