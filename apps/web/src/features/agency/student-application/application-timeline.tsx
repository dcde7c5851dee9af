import type { ApplicationEvent, ApplicationTimelineEntry } from '@corridor/contract/agency/student-application/parts'
import { api, client } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Happening, Timeline } from '../../../lib/record/timeline/timeline'
import { moveNames } from './moves-card'

const sentences: Record<ApplicationEvent, string> = {
  added: text('{what} added'),
  changed: text('{what} changed'),
  moved: text('Moved'),
  undone: text('The move was undone'),
  authority: text('Status of the authority changed'),
  deferred: text('Deferred'),
  condition: text('Conditions changed'),
  confirmed: text('Confirmation saved'),
  noted: text('Note added'),
  deleted: text('{what} deleted'),
  restored: text('{what} restored'),
}

/** The timeline of an application. */
export default function ApplicationTimeline({ applicationId }: { applicationId: string }) {
  return (
    <Timeline
      queryKey={[...api.studentApplication.key(), 'timeline', applicationId]}
      load={(before, signal) =>
        client.studentApplication.timeline({ applicationId, ...(before ? { before } : {}) }, { signal })
      }
      draw={(entry: ApplicationTimelineEntry) => <Entry entry={entry} />}
    />
  )
}

function Entry({ entry: { action, from, to, note, userInfo, at } }: { entry: ApplicationTimelineEntry }) {
  const { t } = useTranslation()
  return (
    <Happening
      what={
        from && to
          ? t('Moved from "{from}" to "{to}"', { from: t(moveNames[from]), to: t(moveNames[to]) })
          : t(sentences[action], { what: t('Student application') })
      }
      name={note ?? ''}
      changes={[]}
      by={userInfo}
      at={at}
    />
  )
}
