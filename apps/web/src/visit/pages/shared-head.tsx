import type { ReactNode } from 'react'
import type { PageProps } from '../page'
import { telOf } from '../site/parts'

interface SharedHeadProps extends PageProps {
  /** Below the title: how many there are, and files. */
  children: ReactNode
}

/** The head of a page that a company shows outside: its face, the person who sent it, and when it changed last. */
export function SharedHead({ t, pathname, given, children }: SharedHeadProps) {
  const when = given.updatedToday ? t('Updated today') : given.updated && t('Updated {date}', { date: given.updated })
  return (
    <header className="shared-head" style={given.color ? { borderBlockStartColor: given.color } : undefined}>
      {given.banner && <img src={`${pathname}/banner`} alt="" className="shared-banner" />}
      <div className="shared-top">
        <div>
          {given.logo && <img src={`${pathname}/logo`} alt="" className="shared-logo" />}
          <p className="shared-company">
            <bdi>{given.companyName}</bdi>
          </p>
          <h1>
            <bdi>{given.title}</bdi>
          </h1>
        </div>
        {given.senderName && (
          <address className="shared-sender">
            <p>
              {t('Sent by')} <bdi>{given.senderName}</bdi>
            </p>
            <p className="shared-ways">
              {given.senderPhone && (
                <a className="button" href={telOf(given.senderPhone)}>
                  {t('Call')} <bdi dir="ltr">{given.senderPhone}</bdi>
                </a>
              )}
              <a className="button" href={`mailto:${given.senderEmail}`}>
                {t('Email')}
                <span className="unseen">
                  <bdi>{given.senderName}</bdi>
                </span>
              </a>
            </p>
          </address>
        )}
      </div>
      {given.note && <p dir="auto">{given.note}</p>}
      <p className="shared-files">
        {children}
        {when && <span className="shared-when">{when}</span>}
      </p>
    </header>
  )
}
