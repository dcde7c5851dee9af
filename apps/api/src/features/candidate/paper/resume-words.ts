import type { Language } from '@corridor/contract/wire/language'

interface ResumeWords {
  summary: string
  skills: string
  experience: string
  education: string
  certifications: string
  languages: string
  today: string
  presentedBy: string
  presentedByCompany: string
}

/** The words of a resume in the company's own format. */
export const resumeWords: Record<Language, ResumeWords> = {
  en: {
    summary: 'Summary',
    skills: 'Skills',
    experience: 'Experience',
    education: 'Education',
    certifications: 'Certifications',
    languages: 'Languages',
    today: 'today',
    presentedBy: 'Presented by {company} for {job}',
    presentedByCompany: 'Presented by {company}',
  },
  fr: {
    summary: 'Résumé',
    skills: 'Compétences',
    experience: 'Expérience',
    education: 'Formation',
    certifications: 'Certifications',
    languages: 'Langues',
    today: 'aujourd’hui',
    presentedBy: 'Présenté par {company} pour {job}',
    presentedByCompany: 'Présenté par {company}',
  },
  zh: {
    summary: '概要',
    skills: '技能',
    experience: '工作经历',
    education: '教育背景',
    certifications: '证书',
    languages: '语言',
    today: '至今',
    presentedBy: '由 {company} 推荐，应聘 {job}',
    presentedByCompany: '由 {company} 推荐',
  },
  ar: {
    summary: 'نبذة',
    skills: 'المهارات',
    experience: 'الخبرة',
    education: 'التعليم',
    certifications: 'الشهادات',
    languages: 'اللغات',
    today: 'حتى الآن',
    presentedBy: 'مقدَّم من {company} لوظيفة {job}',
    presentedByCompany: 'مقدَّم من {company}',
  },
}
