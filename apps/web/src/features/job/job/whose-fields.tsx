import { type JobKind, jobKindNames, jobKinds } from '@corridor/contract/job/job/kinds'
import type { Job } from '@corridor/contract/job/job/shapes'
import { Group, Radio } from '@mantine/core'
import { api } from '../../../lib/call/client'
import classes from '../../../lib/entry/entries.module.css'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { useTranslation } from '../../../lib/language/i18n'
import { type JobForm, jobLabels } from './job-form'
import { Placed } from './placed'

const source = api.vendor.list

/** Whose requirement it is, for whom, and through whom; each may be unknown yet. */
export function WhoseFields({ form, job }: { form: JobForm; job: Job | undefined }) {
  const { t } = useTranslation()
  const through = (name: 'vendor' | 'prime', chosen: { _id: string; name: string } | undefined) => (
    <RecordSelect
      source={source}
      label={jobLabels[name]}
      nameOf={(row) => row.vendorName}
      chosen={chosen}
      field={{ ...form.field(name), clearable: true }}
    />
  )
  return (
    <>
      <Radio.Group
        label={t(jobLabels.kind)}
        value={form.values.kind}
        onChange={(kind) => form.setValue('kind', kind as JobKind)}
      >
        <Group mt="xs" gap="lg">
          {jobKinds.map((kind) => (
            <Radio key={kind} value={kind} label={t(jobKindNames[kind])} />
          ))}
        </Group>
      </Radio.Group>
      <Placed name="client">
        <RecordSelect
          source={api.client.list}
          label={jobLabels.client}
          nameOf={({ name }) => name}
          chosen={job?.clientInfo[0]}
          field={{
            ...form.field('client'),
            clearable: true,
            description: t('For whom the work is in the end. It may be named later.'),
          }}
        />
      </Placed>
      {form.values.kind === 'vendor' && (
        <div className={classes.pair}>
          {through('vendor', job?.vendorInfo[0])}
          {through('prime', job?.primeInfo[0])}
        </div>
      )}
    </>
  )
}
