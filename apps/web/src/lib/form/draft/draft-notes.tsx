import { Button, Group } from '@mantine/core'
import { Message } from '../../../ui/message'
import { formatDateTime } from '../../format/format'
import { errorText, useTranslation } from '../../language/i18n'
import classes from './draft-notes.module.css'
import type { DrawnDraft } from './use-draft'

/** Decisions about a draft, on top of its form. */
export function DraftQuestion({ draft }: { draft: DrawnDraft }) {
  const { t } = useTranslation()
  const { offered, elsewhere } = draft
  if (offered) {
    return (
      <Message
        tone="news"
        action={
          <Group gap="xs">
            <Button size="compact-md" onClick={() => draft.resume(offered)}>
              {t('Continue')}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => void draft.discard(offered)}>
              {t('Discard')}
            </Button>
          </Group>
        }
      >
        {t('You left this unfinished on {date}.', { date: formatDateTime(offered.savedDate) })}
      </Message>
    )
  }
  if (!elsewhere) return null
  const place = elsewhere.device || t('another device')
  return (
    <Message
      tone="attention"
      action={
        <Group gap="xs">
          <Button size="compact-md" variant="default" onClick={() => draft.resume(elsewhere)}>
            {t('Use that one')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => draft.keepThis(elsewhere)}>
            {t('Keep this one')}
          </Button>
        </Group>
      }
    >
      {t('You continued this form elsewhere ({place}) on {date}. This copy will not replace it.', {
        place,
        date: formatDateTime(elsewhere.savedDate),
      })}
    </Message>
  )
}

/** Quietly, beside the buttons: whether what was typed is kept. */
export function DraftState({ draft }: { draft: DrawnDraft }) {
  const { t } = useTranslation()
  return (
    <span role="status" className={classes.state}>
      {draft.isSaved && t('Draft saved')}
      {draft.failure !== undefined && t('Draft not saved: {message}', { message: errorText(draft.failure) })}
    </span>
  )
}
