import { type StageKind, stageKindNames, stageKinds } from '@corridor/contract/job/stage/kinds'
import type { Stage } from '@corridor/contract/job/stage/shapes'
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { useShortForm } from '../../../lib/form/use-short-form'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'

const loadSchema = () => import('@corridor/contract/job/stage/shapes').then(({ StageAdd }) => StageAdd)

/** Adds a stage, or calls one otherwise: what it means stays. */
export default function StageDialog({ stage, close }: { stage: Stage | undefined; close: () => void }) {
  const { t } = useTranslation()
  const form = useShortForm({
    initial: { name: stage ? seededName('stage', stage.name) : '', kind: stage?.kind ?? ('open' as StageKind) },
    loadSchema,
    texts: { fallback: text('Could not be saved') },
    submit: async ({ name, kind }) => {
      // A name that the product brought along is said in each reader's language until it is changed.
      if (stage && name === seededName('stage', stage.name)) return close()
      if (stage) await client.stage.update({ id: stage._id, version: stage.version, name })
      else await client.stage.add({ name, kind })
      const what = { entity: t('Stage') }
      toast.success(stage ? t('{entity} Updated Successfully', what) : t('{entity} Added Successfully', what))
      await refresh(api.stage, api.application)
      close()
    },
  })
  return (
    <Modal
      opened
      onClose={close}
      title={t(stage ? 'Rename Stage' : 'Add Stage')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form ref={form.element} onSubmit={form.submit} noValidate>
        <Stack>
          <TextInput data-autofocus label={t('Name')} withAsterisk {...form.field('name')} />
          {!stage && (
            <Select
              label={t('What it means')}
              data={stageKinds.map((value) => ({ value, label: t(stageKindNames[value]) }))}
              value={form.values.kind}
              onChange={(value) => value && form.setValue('kind', value as StageKind)}
              allowDeselect={false}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={form.isBusy}>
              {t(stage ? 'Save' : 'Add Stage')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
