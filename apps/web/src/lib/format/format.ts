import {
  dateText,
  dateTimeText,
  type PointUnit,
  pointText,
  relativeText,
  shortDateText,
  timeText,
} from '@corridor/contract/format/date'
import { dateIn, machineZone } from '@corridor/contract/format/day'
import { listText } from '@corridor/contract/format/list'
import { moneyText } from '@corridor/contract/format/money'
import { fileSizeText, numberText, percentText, shareText, spanText } from '@corridor/contract/format/number'
import { type NameParts, personName } from '@corridor/contract/format/person-name'
import type { Reader } from '@corridor/contract/format/reader'
import { currentLanguage } from '../language/i18n'
import { companySettings } from '../session/company-settings'

const reader = (): Reader => ({ language: currentLanguage(), settings: companySettings() })

/** A date, short: a moment by the company's clock or in the reader's zone, a date-only `YYYY-MM-DD` as it stands, whatever the zone. */
export const formatDate = (value: string) => dateText(value, reader())

/** A date where many stand below each other: 'Nov 12', '10:32 AM' today; `ShortDate` says the whole of it on hover. */
export const formatShortDate = (value: string, now = Date.now()) => shortDateText(value, now, reader())

/** A moment with its time: what a short date shows on hover. */
export const formatDateTime = (moment: string) => dateTimeText(moment, reader())

/** The time of a moment alone: '10:30 AM'. */
export const formatTime = (moment: string) => timeText(moment, reader())

/** A moment with its time by the clock of a place, whatever the company's. */
export const formatDateTimeIn = (moment: string, zone: string) => dateTimeText(moment, readerIn(zone))

/** The time alone by the clock of a place. */
export const formatTimeIn = (moment: string, zone: string) => timeText(moment, readerIn(zone))

function readerIn(zone: string): Reader {
  const settings = companySettings()
  return { ...reader(), settings: settings && { ...settings, timezone: zone }, timeZone: zone }
}

/** 'in 2 hours', 'yesterday' within a week of now; the date before and after. */
export const formatRelative = (moment: string, now = Date.now()) => relativeText(moment, now, reader())

/** A length of time in its one unit: '47 hours', '4 days'. */
export const formatSpan = (ms: number) => spanText(ms, reader())

/** The first day of a chart's day, week or month, as its axis says it. */
export const formatPoint = (start: string, unit: PointUnit) => pointText(start, unit, reader())

/** Today by the company's calendar, else the reader's: `YYYY-MM-DD`. */
export const todayDate = () => dateIn(companySettings()?.timezone, new Date())

/** The zone of the reader, as the browser says: `Europe/Berlin`. */
export const browserZone = machineZone

/** By whose clock days begin: the company's, else the reader's. */
export const timeZone = () => companySettings()?.timezone ?? machineZone()

/** A person's name as the company shows names. */
export const formatName = (parts: NameParts) => personName(parts, companySettings())

/** The maker of a record; undefined for one that came with the product. */
export const ownerName = ([owner]: readonly NameParts[]) => owner && formatName(owner)

/** Money from whole minor units, in its own currency: '$1,299', '$99.50'. */
export const formatMoney = (minor: number, currency: string) => moneyText({ minor, currency }, reader())

export const formatNumber = (value: number) => numberText(value, reader())

const countMax = 99

/** A number where there is little room: '12', '99+'. */
export const formatCount = (value: number) => (value > countMax ? `${formatNumber(countMax)}+` : formatNumber(value))

/** Several names or words beside each other. */
export const formatList = (texts: readonly string[]) => listText(texts, reader())

/** A share of 1: '35%'. */
export const formatShare = (share: number) => shareText(share, reader())

/** A share of 100 with its decimals: '99.9%'. */
export const formatPercent = (percent: number) => percentText(percent, reader())

/** A file's size: '1.4 MB'. */
export const formatFileSize = (bytes: number) => fileSizeText(bytes, reader())

/** A phone number as its country writes it; what cannot be read stays as typed. The number plan loads when first asked for. */
export async function formatPhone(phone: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
}
