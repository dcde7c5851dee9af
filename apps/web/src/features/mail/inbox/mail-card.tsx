import SendAgain from 'virtual:place/mail.again'
import { type AnswerState, answerStateNames } from '@corridor/contract/field/answer-states'
import type { InboxMail } from '@corridor/contract/mail/inbox/shapes'
import { Button } from '@mantine/core'
import { IconDots, IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDateTime, formatFileSize, formatList } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { downloadFile } from '../../../lib/upload/download-file'
import { Badge, type Tone } from '../../../ui/badge'
import { ArrivedFrame } from './arrived-frame'
import classes from './inbox.module.css'
import card from './mail-card.module.css'

const answerTones: Record<AnswerState, Tone> = {
  queued: 'neutral',
  sending: 'neutral',
  accepted: 'good',
  refused: 'danger',
  unknown: 'attention',
}

const nameOf = ({ name, address }: { name: string; address: string }) => name || address

const answerFailures = {
  refused: text('The server refused this mail. It did not arrive.'),
  unknown: text('The server did not say whether it took this mail.'),
}

interface MailCardProps {
  mail: InboxMail
  /** That of its conversation. */
  subject: string
  thread: string
  mayAnswer: boolean
}

/** One mail: its sender's own words first, what it quotes folded, its files. */
export function MailCard({ mail, subject, thread, mayAnswer }: MailCardProps) {
  const { t } = useTranslation()
  const [showsQuoted, setShowsQuoted] = useState(false)
  const [showsWhole, setShowsWhole] = useState(false)
  const isKept = mail.isTest && mail.answerState === 'accepted'
  const people = formatList([...mail.to, ...mail.cc].map(nameOf))
  return (
    <article className={card.mail}>
      <header className={card.mailHead}>
        <span>
          <SenderName mail={mail} />{' '}
          {people && <bdi className={classes.quiet}>{t('To {address}', { address: people })}</bdi>}
        </span>
        {mail.answerState && (
          <Badge tone={answerTones[mail.answerState]}>
            {t(isKept ? 'Kept here' : answerStateNames[mail.answerState])}
          </Badge>
        )}
        {mail.isTest && <Badge tone="news">{t('Test')}</Badge>}
        {mail.direction === 'in' && (
          <>
            {mail.senderProof === 'verified' && <Badge tone="good">{t('Verified')}</Badge>}
            {mail.senderProof === 'unchecked' && <span className={classes.quiet}>{t('Sender not checked')}</span>}
            {!mail.isKnown && <Badge tone="attention">{t('Was not written to')}</Badge>}
          </>
        )}
        {mail.isAutomatic && <Badge>{t('Automatic')}</Badge>}
        <time className={classes.quiet} dateTime={mail.date}>
          {formatDateTime(mail.date)}
        </time>
      </header>
      {(mail.answerState === 'refused' || mail.answerState === 'unknown') && (
        <div className={card.failed}>
          <span>
            {t(answerFailures[mail.answerState])} <bdi className={classes.quiet}>{mail.answer}</bdi>
          </span>
          {mayAnswer && (
            <SendAgain
              sent={{ thread, mail: mail._id, state: mail.answerState }}
              look={{ variant: 'default', size: 'compact-md' }}
            />
          )}
        </div>
      )}
      {mail.subject !== subject && <bdi className={classes.subject}>{mail.subject}</bdi>}
      {showsWhole ? (
        <>
          <p className={classes.quiet}>{t('Pictures are not loaded, and links do not open here.')}</p>
          <ArrivedFrame html={mail.html} />
        </>
      ) : (
        <Words words={mail.ownWords || t('(no words)')} />
      )}
      {showsQuoted && !showsWhole && (
        <blockquote className={card.quoted}>
          <Words words={mail.quoted} />
        </blockquote>
      )}
      <div className={card.more}>
        {mail.quoted && !showsWhole && (
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={showsQuoted}
            aria-label={t('What it quotes')}
            onClick={() => setShowsQuoted(!showsQuoted)}
          >
            <IconDots size={16} aria-hidden />
          </Button>
        )}
        {mail.html && (
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsWhole(!showsWhole)}>
            {t(showsWhole ? 'Text only' : 'As it was formatted')}
          </Button>
        )}
      </div>
      {mail.attachments.length > 0 && (
        <ul className={card.files} aria-label={t('Files')}>
          {mail.attachments.map(({ name, size, file, refusal }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they came, and never change.
            <li key={at}>
              {file ? (
                <Button
                  variant="default"
                  size="compact-md"
                  leftSection={<IconPaperclip size={16} aria-hidden />}
                  aria-label={t('Download {name}', { name: `${name}, ${formatFileSize(size)}` })}
                  onClick={() => void downloadFile(file.fileKey)}
                >
                  <bdi>{name}</bdi>, {formatFileSize(size)}
                </Button>
              ) : (
                <span className={card.refused}>
                  <bdi>{name}</bdi>: {t('not kept. {reason}', { reason: t(refusal) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

// A name that is nothing but the mail's own word stands with its address, as a word.
function SenderName({ mail: { from, senderProof } }: { mail: InboxMail }) {
  const { t } = useTranslation()
  if (senderProof !== 'claimed') return <bdi className={classes.name}>{nameOf(from)}</bdi>
  return (
    <>
      <bdi className={classes.name}>{t('Says it is from {name}', { name: nameOf(from) })}</bdi>{' '}
      {from.name && <bdi className={classes.quiet}>{from.address}</bdi>}
    </>
  )
}

const address = /(https?:\/\/[^\s<>"')\]]{3,2000})/

/** Words as they were written. A link leads where it says: its whole address is what is read. */
function Words({ words }: { words: string }) {
  return (
    <div className={card.words} dir="auto">
      {words.split(address).map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes.
          <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
            <bdi>{part}</bdi>
          </a>
        ) : (
          part
        ),
      )}
    </div>
  )
}
