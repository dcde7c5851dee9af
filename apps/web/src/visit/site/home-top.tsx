import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import type { PageProps } from '../page'
import { claim, featured, landingStats, reasons, services, steps } from './content'
import { CorridorView, PlanDoor, Ring, ServiceDoor } from './drawings'
import { Arrow, Figure, SectionHead, Stats } from './parts'

export function Hero({ t }: PageProps) {
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>{t('Every move abroad is a corridor of doors. We open them in order.')}</h1>
        <p className="lead">
          {t('Licensed agents for immigration and study: one file for everything, and each next step in writing.')}
        </p>
        <p className="ways-on">
          <a className="button filled" href={paths.consultation}>
            {t('Book a Free Consultation')}
          </a>
          <a className="button" href="#services">
            {t('Explore Services')}
          </a>
        </p>
      </div>
      <CorridorView />
    </section>
  )
}

export const Landing = ({ t }: PageProps) => (
  <div className="landing">
    <Stats t={t} stats={landingStats} className="stats bounded" />
  </div>
)

export function Why({ t }: PageProps) {
  return (
    <section className="section" aria-labelledby="why-title" id="why">
      <div className="bounded halves">
        <figure className="claim">
          <div className="claim-ring">
            <Ring approved={claim.approved} industry={claim.industry} />
            <p>
              <Figure>{`${claim.approved}%`}</Figure>
              {t(claim.label)}
            </p>
          </div>
          <figcaption>
            <span className="key set">{t('With us: {share}', { share: `${claim.approved}%` })}</span>
            <span className="key usual">{t('Industry average: {share}', { share: `${claim.industry}%` })}</span>
          </figcaption>
        </figure>
        <div>
          <SectionHead
            t={t}
            id="why-title"
            name={text('Why Choose Us')}
            title="Of a hundred people who file with us, ninety-five are let in"
          />
          <ul className="ledger">
            {reasons.map(({ stat, statLabel, title, description }) => (
              <li key={title}>
                <p className="ledger-stat">
                  <Figure>{stat}</Figure>
                  {t(statLabel)}
                </p>
                <div>
                  <h3>{t(title)}</h3>
                  <p>{t(description)}</p>
                </div>
              </li>
            ))}
          </ul>
          <a className="button filled" href={paths.assessment}>
            {t('Free Assessment')}
          </a>
        </div>
      </div>
    </section>
  )
}

export function Services({ t }: PageProps) {
  return (
    <section className="section quiet doors-section" aria-labelledby="services-title" id="services">
      <div className="bounded">
        <SectionHead
          t={t}
          id="services-title"
          name={text('Services')}
          title="Six doors, and one stands open this season"
        />
        <ol className="doors">
          {services.map(({ title, description }, at) => (
            <li key={title}>
              <span className="plate" aria-hidden="true">
                {at + 1}
              </span>
              <ServiceDoor at={at} />
              <h3>{t(title)}</h3>
              <p>{t(description)}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="featured">
        <div className="bounded halves">
          <div>
            <p className="eyebrow">{t('Featured programme')}</p>
            <h3>{t(featured.title)}</h3>
            <p>
              {t(
                "Canada's way in by points, for people with a skill and a language. The file is short if its papers are right the first time, so that is where we begin.",
              )}
            </p>
            <a className="onward" href="#contact">
              {t('See whether you qualify')}
              <Arrow />
            </a>
          </div>
          <div>
            <dl className="papers">
              {featured.papers.map(([paper, term]) => (
                <div key={paper}>
                  <dt>{t(paper)}</dt>
                  <dd>{t(term)}</dd>
                </div>
              ))}
            </dl>
            <p className="note">
              {t('As of {year}.', { year: featured.asOf })}{' '}
              <a href={featured.source} rel="noreferrer">
                {t('The present rules at canada.ca')}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

export function Process({ t }: PageProps) {
  return (
    <section className="section" aria-labelledby="process-title" id="process">
      <div className="bounded">
        <div className="head-row">
          <SectionHead
            t={t}
            id="process-title"
            name={text('Consultation Process')}
            title="Six rooms, one way through"
          />
          <a className="button filled" href={paths.getStarted}>
            {t('Get Started')}
          </a>
        </div>
        <ol className="plan">
          {steps.map(({ title, description }, at) => (
            <li key={title}>
              <span className="plate" aria-hidden="true">
                {at + 1}
              </span>
              <h3>{t(title)}</h3>
              <p>{t(description)}</p>
              <PlanDoor />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
