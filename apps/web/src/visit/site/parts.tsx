import type { ReactNode } from 'react'
import type { PageProps } from '../page'
import type { Stat } from './content'

type T = PageProps['t']

/** A figure keeps its signs where they are, whichever way the language runs. */
export const Figure = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="figure">
    {children}
  </bdi>
)

export const Arrow = () => (
  <svg className="arrow" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 12h14M13 6l6 6-6 6" />
  </svg>
)

/** A section under a small line that names it and a heading that says something. */
export function SectionHead({ t, id, name, title }: { t: T; id: string; name: string; title: string }) {
  return (
    <div className="section-head">
      <p className="eyebrow">{t(name)}</p>
      <h2 id={id}>{t(title)}</h2>
    </div>
  )
}

export function Stats({ t, stats, className }: { t: T; stats: readonly Stat[]; className: string }) {
  return (
    <dl className={className}>
      {stats.map(({ number, label }) => (
        <div key={label} className="stat">
          <dt>{t(label)}</dt>
          <dd>
            <Figure>{number}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Stars({ t, rating }: { t: T; rating: number }) {
  return (
    <span className="stars" role="img" aria-label={t('Rated {rating} of 5', { rating })}>
      {Array.from({ length: rating }, (_, at) => at).map((at) => (
        <svg key={at} width="15" height="15" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m12 2 3 6.6 7 .8-5.2 4.8 1.5 7L12 17.6 5.7 21.2l1.5-7L2 9.4l7-.8z" />
        </svg>
      ))}
    </span>
  )
}

/** How to reach whoever runs this installation, by configuration. */
export function Ways({ t, given, children }: Pick<PageProps, 't' | 'given'> & { children?: ReactNode }) {
  const { contactEmail = '', contactPhone = '', contactAddress = '' } = given
  return (
    <dl className="ways">
      <dt>{t('Email')}</dt>
      <dd>
        <a href={`mailto:${contactEmail}`}>
          <bdi dir="ltr">{contactEmail}</bdi>
        </a>
      </dd>
      <dt>{t('Phone')}</dt>
      <dd>
        <a href={telOf(contactPhone)}>
          <bdi dir="ltr">{contactPhone}</bdi>
        </a>
      </dd>
      <dt>{t('Address')}</dt>
      <dd>
        <bdi>{contactAddress}</bdi>
      </dd>
      {children}
    </dl>
  )
}

export const telOf = (phone = '') => `tel:${phone.replace(/[^\d+]/g, '')}`
