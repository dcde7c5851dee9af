import { mailTopicNames } from '@corridor/contract/mail/campaign/kinds'
import { evidenceSourceNames, type SuppressionReason } from '@corridor/contract/mail/suppression/kinds'
import type { Evidence, Suppression } from '@corridor/contract/mail/suppression/shapes'
import { ownerName } from '../../../lib/format/format'
import { isolated } from '../../../lib/format/isolated'
import { t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { subjectWords } from '../../../lib/mail/subject-text'
import type { Tone } from '../../../ui/badge'

export const everything = text('All mail')

export const topicText = (topic: Suppression['topic']) => t(topic ? mailTopicNames[topic] : everything)

export const reasonTones: Record<SuppressionReason, Tone> = {
  complaint: 'danger',
  'do-not-contact': 'danger',
  unsubscribed: 'attention',
  'hard-bounce': 'neutral',
  'soft-bounce': 'neutral',
  imported: 'neutral',
}

/** `By the link in a mail, “Java bench”: Too many lists` */
export function evidenceText({ source, subject, words }: Evidence): string {
  const said = t(evidenceSourceNames[source])
  const about = subject ? t('{said}, “{subject}”', { said, subject: isolated(subjectWords(subject, t)) }) : said
  return words ? t('{said}: {words}', { said: about, words: isolated(words) }) : about
}

/** The source that made it known: a member, the person themselves, or the server of their mail. */
export function knownBy({ userInfo, reason }: Pick<Suppression, 'userInfo' | 'reason'>): string {
  return ownerName(userInfo) ?? t(reason === 'unsubscribed' ? 'The person' : 'The mail server')
}
