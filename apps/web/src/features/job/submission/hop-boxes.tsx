import { type Party, parties, partyNames } from '@corridor/contract/job/submission/kinds'
import type { Hop, HopInput } from '@corridor/contract/job/submission/shapes'
import { CloseButton, Group, NumberInput } from '@mantine/core'
import { api } from '../../../lib/call/client'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { RateInputs } from '../../candidate/candidate/exports/rate-inputs'
import classes from './hop-boxes.module.css'

interface HopBoxesProps {
  form: FieldsForm<HopInput>
  /** Which of the chain, counted from the nearest. */
  at: number
  /** As it stands, so that its name shows at once. */
  stands: Hop | undefined
  remove: () => void
}

/** One party of the chain: who it is, what it pays, and within how many days. */
export function HopBoxes({ form, at, stands, remove }: HopBoxesProps) {
  const { t } = useTranslation()
  const { party, netDays } = form.values
  const isClient = party === 'client'
  const standing = (id: string | null | undefined) => (id && stands ? { _id: id, name: stands.name } : undefined)
  return (
    <fieldset className={classes.hop}>
      <legend className={classes.legend}>{t('Party {n}', { n: at + 1 })}</legend>
      <Group align="start" wrap="nowrap" gap="sm">
        <div className={classes.who}>
          <LateSelect
            {...form.field('party')}
            label={t('Party')}
            data={parties.map((value) => ({ value, label: t(partyNames[value]) }))}
            value={party}
            onChange={(value) => {
              form.setValue('party', (value ?? 'vendor') as Party)
              form.setValue(value === 'client' ? 'vendor' : 'client', null)
            }}
          />
          {isClient ? (
            <RecordSelect
              source={api.client.list}
              label="Client"
              nameOf={(row) => row.name}
              chosen={standing(stands?.client)}
              field={form.field('client')}
              required
            />
          ) : (
            <RecordSelect
              source={api.vendor.list}
              label="Vendor"
              nameOf={(row) => row.vendorName}
              chosen={standing(stands?.vendor)}
              field={form.field('vendor')}
              required
            />
          )}
        </div>
        <CloseButton aria-label={t('Remove party {n}', { n: at + 1 })} onClick={remove} />
      </Group>
      <RateInputs form={form} />
      <NumberInput
        {...form.field('netDays')}
        label={t('Pays within (days)')}
        value={netDays ?? ''}
        onChange={(value) => form.setValue('netDays', typeof value === 'number' ? value : null)}
        min={0}
        max={365}
        allowDecimal={false}
        w={{ base: '100%', xs: 180 }}
        hideControls
      />
    </fieldset>
  )
}
