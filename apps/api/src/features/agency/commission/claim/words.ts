import { withParams } from '@corridor/contract/error-table'
import type { Reader } from '@corridor/contract/format/reader'

/** Words of a claim, as it goes to an institution: French, Chinese and Arabic by the English ones. */
const words = {
  'Commission claim': ['Demande de commission', '佣金申请', 'مطالبة بالعمولة'],
  Institution: ['Établissement', '院校', 'المؤسسة التعليمية'],
  Date: ['Date', '日期', 'التاريخ'],
  Students: ['Étudiants', '学生', 'الطلاب'],
  Total: ['Total', '合计', 'المجموع'],
  Student: ['Étudiant', '学生', 'الطالب'],
  'Student number': ["Numéro d'étudiant", '学号', 'رقم الطالب'],
  Programme: ['Programme', '课程', 'البرنامج'],
  Start: ['Début', '开始', 'البداية'],
  Way: ['Calcul', '计算方式', 'طريقة الحساب'],
  Commission: ['Commission', '佣金', 'العمولة'],
  Tax: ['Taxe', '税', 'الضريبة'],
  '{percent} % of {fee} after scholarship': [
    '{percent} % de {fee} après bourse',
    '扣除奖学金后 {fee} 的 {percent}%',
    '{percent}٪ من {fee} بعد المنحة',
  ],
  '{percent} % of {fee} before scholarship': [
    '{percent} % de {fee} avant bourse',
    '扣除奖学金前 {fee} 的 {percent}%',
    '{percent}٪ من {fee} قبل المنحة',
  ],
} as const satisfies Record<string, readonly [fr: string, zh: string, ar: string]>

export type Word = keyof typeof words

const places = { fr: 0, zh: 1, ar: 2 } as const

/** A word of a claim in the reader's language. */
export const say = (word: Word, { language }: Reader, params: Record<string, string> = {}): string =>
  withParams(language === 'en' ? word : words[word][places[language]], params)
