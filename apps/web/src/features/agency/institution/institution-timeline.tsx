import { type InstitutionHappening, institutionFieldNames } from '@corridor/contract/agency/institution/kinds'
import type { InstitutionTimelineEntry } from '@corridor/contract/agency/institution/shapes'
import { api, client } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Happening, Timeline } from '../../../lib/record/timeline/timeline'

const sentences: Record<InstitutionHappening, string> = {
  added: text('{what} added'),
  changed: text('{what} changed'),
  deleted: text('{what} deleted'),
  restored: text('{what} restored'),
  noted: text('Note added'),
}

/** The timeline of an institution. */
export default function InstitutionTimeline({ institutionId }: { institutionId: string }) {
  return (
    <Timeline
      queryKey={[...api.institution.key(), 'timeline', institutionId]}
      load={(before, signal) =>
        client.institution.timeline({ institutionId, ...(before ? { before } : {}) }, { signal })
      }
      draw={(entry: InstitutionTimelineEntry) => <Entry entry={entry} />}
    />
  )
}

function Entry({ entry: { action, fields, note, userInfo, at } }: { entry: InstitutionTimelineEntry }) {
  const { t } = useTranslation()
  return (
    <Happening
      what={t(sentences[action], { what: t('Institution') })}
      name={note ?? fields.map((field) => t(institutionFieldNames[field])).join(', ')}
      changes={[]}
      by={userInfo}
      at={at}
    />
  )
}
