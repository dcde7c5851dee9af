import { followUpDaysMax, followUpsMax } from '@corridor/contract/mail/campaign/kinds'
import type { FollowUp } from '@corridor/contract/mail/campaign/shapes'
import { Button, CloseButton, Group, Input, NumberInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import { MailBody } from '../template/exports/mail-words'
import classes from './campaign.module.css'
import type { CampaignForm } from './campaign-values'

/** Mails that go to whoever does not answer, one after the other. */
export function FollowUpBoxes({ form }: { form: CampaignForm }) {
  const { t } = useTranslation()
  const { followUps } = form.values
  return (
    <Input.Wrapper
      label={t('Follow-ups')}
      description={t(
        'An answer in the same conversation, to whoever has not replied. A bounce or an unsubscribe ends them.',
      )}
      error={form.field('followUps').error}
      labelElement="div"
    >
      {followUps.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a follow-up is its place.
        <FollowUpBox key={at} form={form} at={at} />
      ))}
      {followUps.length < followUpsMax && (
        <div className={classes.people}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => form.addEntry('followUps', { afterDays: 3, body: '' })}
          >
            {t('Add Follow-up')}
          </Button>
        </div>
      )}
    </Input.Wrapper>
  )
}

function FollowUpBox({ form, at }: { form: CampaignForm; at: number }) {
  const { t } = useTranslation()
  const entry = form.entry<FollowUp>('followUps', at)
  return (
    <fieldset className={classes.followUp}>
      <legend>{t('Follow-up {n}', { n: at + 1 })}</legend>
      <Group align="start" justify="space-between" wrap="nowrap" gap="sm">
        <NumberInput
          {...entry.field('afterDays')}
          label={t('Days after the mail before it')}
          description={t('It begins in working hours, Monday to Friday from 9 to 5.')}
          value={entry.values.afterDays}
          onChange={(value) => entry.setValue('afterDays', typeof value === 'number' ? value : 0)}
          min={1}
          max={followUpDaysMax}
          allowDecimal={false}
          hideControls
        />
        <CloseButton
          aria-label={t('Remove {name}', { name: t('Follow-up {n}', { n: at + 1 }) })}
          onClick={() => form.removeEntry('followUps', at)}
        />
      </Group>
      <MailBody form={entry} label={t('Mail of follow-up {n}', { n: at + 1 })} />
    </fieldset>
  )
}
