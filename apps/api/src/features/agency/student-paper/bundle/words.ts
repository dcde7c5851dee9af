import type { Language } from '@corridor/contract/wire/language'

/** Words of the first page of a bundle: French, Chinese and Arabic by the English ones. */
const words = {
  'Application papers': ['Pièces de la candidature', '申请材料', 'مستندات الطلب'],
  Student: ['Étudiant', '学生', 'الطالب'],
  'Student number': ["Numéro d'étudiant", '学号', 'رقم الطالب'],
  Institution: ['Établissement', '院校', 'المؤسسة التعليمية'],
  Programme: ['Programme', '课程', 'البرنامج'],
  Contents: ['Sommaire', '目录', 'المحتويات'],
  Paper: ['Pièce', '材料', 'المستند'],
  Page: ['Page', '页码', 'الصفحة'],
  'Not included': ['Non inclus', '未包含', 'غير مُدرج'],
  Reason: ['Motif', '原因', 'السبب'],
  'Its document is gone': ["Le document n'existe plus", '文件已不存在', 'لم يعد المستند موجودًا'],
  'It cannot be opened, or has a password': [
    'Impossible à ouvrir, ou protégé par un mot de passe',
    '无法打开，或设有密码',
    'لا يمكن فتحه، أو أنه محمي بكلمة مرور',
  ],
  'It is no longer accepted as it was': [
    "N'est plus accepté en l'état",
    '不再以原有形式被接受',
    'لم يعد مقبولًا كما كان',
  ],
} as const satisfies Record<string, readonly [fr: string, zh: string, ar: string]>
type Word = keyof typeof words

const places = { fr: 0, zh: 1, ar: 2 } as const

/** Says a word in a language. */
export const say = (word: Word, language: Language): string =>
  language === 'en' ? word : words[word][places[language]]
