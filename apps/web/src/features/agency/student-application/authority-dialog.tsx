import {
  type AuthorityStatus,
  authorityMove,
  authorityMovesFrom,
  authorityStatusNames,
} from '@corridor/contract/agency/student-application/authority'
import type { RefusalProposal, StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { Textarea, TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { useShortForm } from '../../../lib/form/use-short-form'
import { todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { ShortDialog } from './short-dialog'
import { applicationName, keepApplication } from './use-application-actions'

interface AuthorityDialogProps {
  application: StudentApplicationRecord
  takeBack: (id: string) => Promise<void>
  /** Shows what a refusal brings for the enrolment. */
  onRefused: (row: RefusalProposal) => void
  close: () => void
}

/** Sets the status of the authority with its day and number. */
export default function AuthorityDialog({ application, takeBack, onRefused, close }: AuthorityDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version, authority, authorityNumber } = application
  const offered = authorityMovesFrom(authority)
  const form = useShortForm({
    initial: {
      ...{ id, version, authority: offered[0]?.to ?? authority, on: todayDate() },
      ...{ number: authorityNumber, reason: '' },
    },
    loadSchema: () => import('./rules').then(({ AuthorityInput }) => AuthorityInput),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (given) => {
      const { data, refusal } = await client.studentApplication.setAuthority(given)
      const state = t(authorityStatusNames[given.authority])
      toast.undo(t('Authority: {state}', { state }), applicationName(application), () => void takeBack(id))
      close()
      await keepApplication(data)
      if (refusal) onRefused(refusal)
    },
  })
  const chosen = form.values.authority
  const kind = authorityMove(authority, chosen)
  const isNeeded = kind === 'back' || kind === 'reopen'
  return (
    <ShortDialog title={t('Authority')} submitLabel="Save" form={form} close={close}>
      <LateSelect
        label={t('Status')}
        data={offered.map(({ to }) => ({ value: to, label: t(authorityStatusNames[to]) }))}
        value={chosen}
        onChange={(value) => value && form.setValue('authority', value as AuthorityStatus)}
        allowDeselect={false}
        data-autofocus
      />
      <TextInput {...form.field('on')} type="date" label={t('Day')} max={todayDate()} withAsterisk />
      <TextInput {...form.field('number')} label={t("The authority's number")} autoComplete="off" />
      {(isNeeded || chosen === 'refused') && (
        <Textarea
          label={isNeeded ? t('Reason') : t('Reason (optional)')}
          withAsterisk={isNeeded}
          value={form.values.reason}
          onChange={(event) => form.setValue('reason', event.currentTarget.value)}
          error={form.field('reason').error}
          maxLength={500}
          autosize
          minRows={2}
        />
      )}
    </ShortDialog>
  )
}
