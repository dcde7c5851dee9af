import { dateTimeText } from '@corridor/contract/format/date'
import type { Language } from '@corridor/contract/wire/language'
import { declareLetter, type LetterContent } from '../platform/mail/letter.ts'
import type { CalendarFile } from '../platform/mail/letter-calendar.ts'
import { minutesText, quoted } from '../platform/mail/letter-words.ts'

export type InterviewNews = 'planned' | 'moved' | 'cancelled' | 'reminder'

interface About {
  candidate: string
  job: string
}

interface Values extends About {
  news: InterviewNews
  company: string
  start: Date
  minutes: number
  /** The reader's zone first, then that of the other side. */
  zones: readonly string[]
  place: string
  link: string | null
  calendar: CalendarFile | null
}

interface Words {
  title: string
  subject: Record<InterviewNews, string>
  first: Record<InterviewNews, string>
  where: string
  call: string
  footer: string
}

const words: Record<Language, Words> = {
  en: {
    title: 'Interview: {candidate}, {job}',
    subject: {
      planned: 'Interview: {candidate}, {job}',
      moved: 'New time: interview of {candidate}, {job}',
      cancelled: 'Cancelled: interview of {candidate}, {job}',
      reminder: 'Reminder: interview of {candidate}, {job}',
    },
    first: {
      planned: '{company} planned an interview of {candidate} for the role {job}.',
      moved: 'The interview of {candidate} for the role {job} was changed. It now takes place as follows.',
      cancelled: 'The interview of {candidate} for the role {job} does not take place.',
      reminder: 'The interview of {candidate} for the role {job} takes place soon.',
    },
    where: 'Where: {place}',
    call: 'Join the call: {link}',
    footer: 'You get this letter because {company} named you as one of the people of this interview.',
  },
  fr: {
    title: 'Entretien : {candidate}, {job}',
    subject: {
      planned: 'Entretien : {candidate}, {job}',
      moved: 'Nouvel horaire : entretien de {candidate}, {job}',
      cancelled: 'Annulé : entretien de {candidate}, {job}',
      reminder: 'Rappel : entretien de {candidate}, {job}',
    },
    first: {
      planned: '{company} a planifié un entretien de {candidate} pour le poste {job}.',
      moved: 'L’entretien de {candidate} pour le poste {job} a été modifié. Il a désormais lieu comme suit.',
      cancelled: 'L’entretien de {candidate} pour le poste {job} n’aura pas lieu.',
      reminder: 'L’entretien de {candidate} pour le poste {job} a lieu bientôt.',
    },
    where: 'Lieu : {place}',
    call: 'Rejoindre l’appel : {link}',
    footer: 'Vous recevez ce message parce que {company} vous a indiqué parmi les participants de cet entretien.',
  },
  zh: {
    title: '面试：{candidate}，{job}',
    subject: {
      planned: '面试：{candidate}，{job}',
      moved: '时间变更：{candidate} 的面试，{job}',
      cancelled: '已取消：{candidate} 的面试，{job}',
      reminder: '提醒：{candidate} 的面试，{job}',
    },
    first: {
      planned: '{company} 为 {candidate} 安排了职位 {job} 的面试。',
      moved: '{candidate} 应聘职位 {job} 的面试有变动，现安排如下。',
      cancelled: '{candidate} 应聘职位 {job} 的面试已取消。',
      reminder: '{candidate} 应聘职位 {job} 的面试即将开始。',
    },
    where: '地点：{place}',
    call: '加入通话：{link}',
    footer: '您收到此邮件，是因为 {company} 将您列为本次面试的参与者。',
  },
  ar: {
    title: 'مقابلة: {candidate}، {job}',
    subject: {
      planned: 'مقابلة: {candidate}، {job}',
      moved: 'موعد جديد: مقابلة {candidate}، {job}',
      cancelled: 'أُلغيت: مقابلة {candidate}، {job}',
      reminder: 'تذكير: مقابلة {candidate}، {job}',
    },
    first: {
      planned: 'حدّدت {company} مقابلة مع {candidate} لوظيفة {job}.',
      moved: 'تغيّرت مقابلة {candidate} لوظيفة {job}، وستُعقد الآن كما يلي.',
      cancelled: 'لن تُعقد مقابلة {candidate} لوظيفة {job}.',
      reminder: 'ستُعقد قريبًا مقابلة {candidate} لوظيفة {job}.',
    },
    where: 'المكان: {place}',
    call: 'الانضمام إلى المكالمة: {link}',
    footer: 'وصلتك هذه الرسالة لأن {company} ذكرتك ضمن المشاركين في هذه المقابلة.',
  },
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Name of an interview in a calendar. */
export const interviewTitle = (language: Language, { candidate, job }: About): string =>
  filled(words[language].title, { candidate, job })

const inLanguage =
  (language: Language) =>
  ({ news, candidate, job, company, start, minutes, zones, place, link, calendar }: Values): LetterContent => {
    const { subject, first, where, call, footer } = words[language]
    const named = { candidate: quoted(candidate), job: quoted(job), company: quoted(company) }
    const times = [...new Set(zones)].map(
      (timeZone) => `${dateTimeText(start, { language, settings: null, timeZone })} (${timeZone})`,
    )
    const sentence = filled(first[news], named)
    const isOff = news === 'cancelled'
    return {
      subject: `${filled(subject[news], named)} · Corridor`,
      preheader: sentence,
      paragraphs: [
        sentence,
        ...times,
        ...(isOff ? [] : [minutesText(language, minutes)]),
        ...(place && !isOff ? [filled(where, { place: quoted(place) })] : []),
        ...(link && !isOff ? [filled(call, { link })] : []),
      ],
      footer: filled(footer, named),
      ...(calendar && { calendar }),
    }
  }

/** Tells the people of an interview of it. */
export const interviewLetter = declareLetter<Values>('interview', {
  en: inLanguage('en'),
  fr: inLanguage('fr'),
  zh: inLanguage('zh'),
  ar: inLanguage('ar'),
})
