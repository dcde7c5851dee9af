import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { type MemberSight, sights } from '@corridor/contract/people/unit/limits'
import { Button, Checkbox, Modal, Radio, Stack } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useLeave } from '../../../lib/pick/use-leave'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { toPlaces, toTree, useUnits } from '../unit/exports/unit-tree'
import { sightNames } from './sight-names'

const toValues = ({ _id: id, version, sight, units }: CompanyMember) => ({
  id,
  version,
  sight,
  units: units.map((unit) => unit._id),
})

interface SightDialogProps {
  member: CompanyMember
  close: () => void
}

/** In which units a member is, and how much of the company's records they see, for the Owner to change. */
export default function SightDialog({ member, close }: SightDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  return (
    <Modal opened onClose={leave} title={<bdi>{member.name}</bdi>} closeButtonProps={{ 'aria-label': t('Close') }}>
      {member.roles.includes('owner') ? (
        <p>{t('An Owner sees all records of the company')}</p>
      ) : (
        <SightForm member={member} close={leave} />
      )}
    </Modal>
  )
}

function SightForm({ member, close }: SightDialogProps) {
  const { t } = useTranslation()
  const places = toPlaces(toTree(useUnits().data?.data ?? []))
  const form = useRecordForm({
    entity: 'Member',
    schema: () => import('@corridor/contract/people/member/shapes').then(({ MemberUpdate }) => MemberUpdate),
    initial: toValues(member),
    submit: (change) => client.member.update(change),
    failed: text('{entity} update failed'),
    onSaved: async () => {
      toast.success(t('Member Updated Successfully'))
      close()
      await refresh(api.member, api.unit)
    },
  })
  const { sight, units } = form.values
  return (
    <RecordForm
      form={form}
      submitLabel="Save"
      actions={
        <Button variant="default" onClick={close}>
          {t('Cancel')}
        </Button>
      }
    >
      <Radio.Group
        label={t('Records that they see')}
        description={t('It holds at once, also on pages that they have open.')}
        value={sight}
        onChange={(chosen) => form.setValue('sight', chosen as MemberSight)}
        error={form.field('sight').error}
      >
        <Stack gap="xs" mt="xs">
          {sights.toReversed().map((value) => (
            <Radio key={value} value={value} label={t(sightNames[value])} />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox.Group
        label={t('Units')}
        description={t('What they add belongs to these units. What they added before stays where it is.')}
        value={units}
        onChange={(chosen) => form.setValue('units', chosen)}
        error={form.field('units').error}
      >
        <Stack gap="xs" mt="xs">
          {places.map(({ _id, name }) => (
            <Checkbox key={_id} value={_id} label={<bdi>{name}</bdi>} />
          ))}
          {places.length === 0 && <TextLink to={paths.company.organization}>{t('Add Unit')}</TextLink>}
        </Stack>
      </Checkbox.Group>
    </RecordForm>
  )
}
