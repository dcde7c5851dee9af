import type { SectionPart } from '@corridor/contract/trust/verification/shapes'
import { useTranslation } from '../../../lib/i18n'
import { PhoneText } from '../../../lib/record/phone-link'
import classes from './verification.module.css'
import { factText, fieldLabel } from './words'

/** What a section says; where it was verified before, both editions beside each other with what differs marked. */
export function SectionFacts({ now, before }: { now: SectionPart[]; before: SectionPart[] | null }) {
  const { t } = useTranslation()
  if (!before) return <Parts parts={now} />
  return (
    <div className={classes.editions}>
      <section aria-label={t('As it was verified')}>
        <h4>{t('As it was verified')}</h4>
        <Parts parts={before} other={now} />
      </section>
      <section aria-label={t('Now')}>
        <h4>{t('Now')}</h4>
        <Parts parts={now} other={before} />
      </section>
    </div>
  )
}

function FactValue({ part, field, value }: { part: SectionPart; field: string; value: string }) {
  return field === 'mobile' ? <PhoneText phone={value} /> : <bdi>{factText(part, field, value)}</bdi>
}

function Parts({ parts, other }: { parts: SectionPart[]; other?: SectionPart[] }) {
  const { t } = useTranslation()
  if (parts.length === 0) return <p className={classes.none}>{t('Nothing was submitted yet.')}</p>
  return parts.map((part) => {
    const twin = other?.find(({ id }) => id === part.id)
    const isOther = (field: string, value: string) =>
      other !== undefined && twin?.facts.find((fact) => fact.field === field)?.value !== value
    return (
      <dl key={part.id} className={classes.facts}>
        {part.facts.map(({ field, value }) => (
          <div key={field}>
            <dt>{t(fieldLabel(field))}</dt>
            <dd>
              {isOther(field, value) ? (
                <mark className={classes.changed}>
                  <FactValue part={part} field={field} value={value} />
                </mark>
              ) : (
                <FactValue part={part} field={field} value={value} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    )
  })
}
