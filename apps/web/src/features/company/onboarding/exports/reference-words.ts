import { type ReferenceSource, referenceDetails } from '@corridor/contract/company/onboarding/choices'
import { t } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'

/** The sources, and what the one detail of each is called. Keys. */
export const referenceWords: Record<ReferenceSource, { label: string; detail: { label: string } }> = {
  SOCIAL_MEDIA: { label: text('Social Media'), detail: { label: text('Social Media') } },
  WEBSITE: { label: text('Website'), detail: { label: text('Website') } },
  NEWS_PAPER: { label: text('Newspaper'), detail: { label: text('Newspaper Type') } },
  TV_ADS: { label: text('TV Ads'), detail: { label: text('TV Ads Type') } },
  RADIO_ADS: { label: text('Radio Ads'), detail: { label: text('Radio Ads Type') } },
  MARKETING_EMAIL: { label: text('Marketing Email'), detail: { label: text('Marketing Email Type') } },
  MARKETING_SMS: { label: text('Marketing SMS'), detail: { label: text('Marketing SMS Type') } },
  MARKETING_WHATSAPP: { label: text('Marketing WhatsApp'), detail: { label: text('Marketing WhatsApp Type') } },
  OLD_REFERENCE: { label: text('Old Reference'), detail: { label: text('Old Reference') } },
  EXECUTIVE_REFERENCE: { label: text('Executive Reference'), detail: { label: text('Executive Reference') } },
  OTHER: { label: text('Other'), detail: { label: text('Other Reference') } },
}

export const referenceSources = Object.keys(referenceDetails) as ReferenceSource[]

const kinds: Record<string, string> = {
  NATIONAL_NEWSPAPER: text('National newspaper'),
  REGIONAL_NEWSPAPER: text('Regional newspaper'),
  MAGAZINE: text('Magazine'),
  NATIONAL_TV: text('National television'),
  REGIONAL_TV: text('Regional television'),
  NATIONAL_RADIO: text('National radio'),
  REGIONAL_RADIO: text('Regional radio'),
  EMAIL: text('Email'),
}

// Names of services are the same in every language.
const services: Record<string, string> = {
  INSTAGRAM: 'Instagram',
  TWITTER: 'X (Twitter)',
  LINKEDIN: 'LinkedIn',
  TIKTOK: 'TikTok',
  YOUTUBE: 'YouTube',
  SNAPCHAT: 'Snapchat',
  PINTEREST: 'Pinterest',
  REDDIT: 'Reddit',
  TELEGRAM: 'Telegram',
  TUMBLR: 'Tumblr',
  VIMEO: 'Vimeo',
  WECHAT: 'WeChat',
  DISCORD: 'Discord',
  SMS: 'SMS',
  WHATSAPP: 'WhatsApp',
}

/** A detail in the reader's language: a chosen value by its name, a free text as it was written. */
export function detailText(source: ReferenceSource, detail: string): string {
  if (!('values' in referenceDetails[source])) return detail
  return kinds[detail] ? t(kinds[detail]) : (services[detail] ?? detail)
}
