import type { Reason } from '@corridor/contract/job/job-match/shapes'
import { formatNumber } from '../../../lib/format/format'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { metTexts } from './words'

/** A fact that speaks for or against somebody, as a reader says it. */
export function reasonText(t: Translate, reason: Reason): string {
  switch (reason.about) {
    case 'skills':
      return t('{has} of {of} required skills', { has: formatNumber(reason.has), of: formatNumber(reason.of) })
    case 'years':
      return yearsText(t, reason)
    case 'place':
      return placeText(t, reason)
    case 'title':
      return t(tradeTexts[reason.is], { title: reason.title })
    case 'level':
      return t(levelTexts[reason.is], { title: reason.title })
    case 'met':
      return t(metTexts[reason.fact])
  }
}

type Of<About> = Extract<Reason, { about: About }>

const tradeTexts: Record<Of<'title'>['is'], string> = {
  same: text('Same title: {title}'),
  near: text('Similar title: {title}'),
  other: text('Other title: {title}'),
}

const levelTexts: Record<Of<'level'>['is'], string> = {
  below: text('Title below the job: {title}'),
  above: text('Title above the job: {title}'),
}

function yearsText(t: Translate, { years, least, most }: Of<'years'>): string {
  const given = formatNumber(years)
  if (least !== null) return t('Years: {years} (the title asks {least} or more)', { years: given, least })
  if (most !== null) return t('Years: {years} (the title asks {most} at most)', { years: given, most })
  return t('Years: {years}', { years: given })
}

function placeText(t: Translate, { at, place, asked }: Of<'place'>): string {
  if (at === 'remote') return t('Remote work')
  if (at === 'here') return t('At the place: {place}', { place })
  return place
    ? t('{place}, not {asked}; ready to move', { place, asked })
    : t('Not known to be in {asked}; ready to move', { asked })
}
