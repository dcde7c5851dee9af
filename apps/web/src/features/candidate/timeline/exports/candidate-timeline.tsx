import { candidatePartTitles } from '@corridor/contract/candidate/part/kinds'
import type { TimelineEntry } from '@corridor/contract/candidate/timeline/shapes'
import type { RatePer } from '@corridor/contract/field/rate-terms'
import { access } from '@corridor/contract/wire/access'
import { api, client } from '../../../../lib/call/client'
import { rateUnits } from '../../../../lib/form/input/rate-units'
import { formatDate, formatNumber } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { isPhoneField, PhoneTexts } from '../../../../lib/record/phone-link'
import { MailHappening } from '../../../../lib/record/timeline/mail-happening'
import { Happening, Timeline } from '../../../../lib/record/timeline/timeline'
import { useMay } from '../../../../lib/session/session'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { AvailabilityText } from '../../candidate/exports/availability'
import { candidateLabels, isDay } from '../../candidate/exports/values'
import { partLabels } from '../../part/exports/part-fields'

type Change = TimelineEntry['changes'][number]

/** Sentences for each deed, with `{what}`: the candidate, or an entry of the record. */
const sentences: Record<TimelineEntry['action'], string> = {
  added: text('{what} added'),
  changed: text('{what} changed'),
  deleted: text('{what} deleted'),
  restored: text('{what} restored'),
  merged: text('{what} merged with a duplicate'),
  noted: text('Note added'),
  'put on a hotlist': text('Added to a hotlist'),
  'taken off a hotlist': text('Removed from a hotlist'),
  mail: text('Mail'),
}

/** The timeline of a candidate. */
export default function CandidateTimeline({ candidateId }: { candidateId: string }) {
  return (
    <Timeline
      queryKey={[...api.candidate.key(), 'timeline', candidateId]}
      load={(before, signal) => client.timeline.view({ candidateId, ...(before ? { before } : {}) }, { signal })}
      draw={(entry: TimelineEntry) =>
        entry.mail ? <MailHappening mail={entry.mail} by={entry.userInfo} at={entry.at} /> : <Entry entry={entry} />
      }
    />
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation()
  const { action, part, name, hotlistInfo, changes, userInfo, at } = entry
  const [hotlist] = hotlistInfo
  // Hotlists' pages are the company's own.
  const isInCompany = useMay(access.setup.read)
  const labels: Record<string, string> = part ? partLabels(part) : candidateLabels
  return (
    <Happening
      what={t(sentences[action], { what: t(part ? candidatePartTitles[part] : 'Candidate') })}
      name={name}
      link={
        hotlist &&
        (hotlist._id && isInCompany ? (
          <TextLink to={paths.company.viewHotlist(hotlist._id)}>{hotlist.name}</TextLink>
        ) : (
          <bdi>{hotlist.name}</bdi>
        ))
      }
      changes={changes.map((change) => ({
        field: change.field,
        label: labels[change.field] ?? change.field,
        before: <Value change={change} value={change.before} />,
        after: <Value change={change} value={change.after} />,
      }))}
      by={userInfo}
      at={at}
    />
  )
}

function Value({ change: { field }, value }: { change: Change; value: Change['before'] }) {
  const { t } = useTranslation()
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  if (typeof value === 'number') return formatNumber(value)
  if (field === 'availability') return <AvailabilityText value={String(value)} />
  if (isDay(field)) return formatDate(String(value))
  if (field === 'ratePer') return t(rateUnits[value as RatePer])
  if (field === 'status') return t(value === 'active' ? 'Active' : 'Inactive')
  if (isPhoneField(field)) return <PhoneTexts phones={[value].flat()} />
  return <bdi>{Array.isArray(value) ? value.join(', ') : value}</bdi>
}
