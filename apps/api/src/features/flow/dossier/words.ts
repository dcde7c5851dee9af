import { type Language, languages } from '@corridor/contract/wire/language'

/** A text in each language, in the order of `languages`. */
export type Texts = readonly [en: string, fr: string, zh: string, ar: string]

export const inLanguage = (texts: Texts, language: Language): string => texts[languages.indexOf(language)] ?? texts[0]

/** Texts of a dossier itself. */
export const words = {
  title: ['Company dossier', 'Dossier de l’entreprise', '公司档案', 'ملف الشركة'],
  contents: ['Contents', 'Sommaire', '目录', 'المحتويات'],
  part: ['Part', 'Partie', '部分', 'الجزء'],
  page: ['Page', 'Page', '页', 'الصفحة'],
  made: ['Made', 'Établi le', '制作时间', 'تاريخ الإعداد'],
  verified: ['Verified', 'Vérifié', '已核实', 'تم التحقق'],
  submitted: ['Waiting to be verified', 'En attente de vérification', '等待核实', 'بانتظار التحقق'],
  returned: ['Returned', 'Renvoyé', '已退回', 'أُعيد'],
  'not-submitted': ['Not submitted', 'Non fourni', '未提交', 'لم يُقدَّم'],
  state: ['State', 'État', '状态', 'الحالة'],
  verifiedAt: ['Verified at', 'Vérifié le', '核实时间', 'تاريخ التحقق'],
  verifiedBy: ['Verified by', 'Vérifié par', '核实人', 'تم التحقق بواسطة'],
  nothing: ['Nothing was submitted.', 'Rien n’a été fourni.', '未提交任何内容。', 'لم يُقدَّم شيء.'],
  file: ['File', 'Fichier', '文件', 'الملف'],
  hash: ['SHA-256', 'SHA-256', 'SHA-256', 'SHA-256'],
  signed: [
    'This PDF was signed. In this dossier it no longer is: compare the original by its hash.',
    'Ce PDF était signé. Il ne l’est plus dans ce dossier : comparez l’original par son empreinte.',
    '此 PDF 原已签名，并入本档案后签名不再有效：请用哈希值与原件比对。',
    'كان ملف PDF هذا موقعا، ولم يعد كذلك في هذا الملف: قارن الأصل ببصمته.',
  ],
  signedParts: [
    'Appended PDFs that were signed',
    'PDF joints qui étaient signés',
    '附件中原已签名的 PDF',
    'ملفات PDF المرفقة التي كانت موقعة',
  ],
  unreadable: [
    'This file could not be opened. It is kept beside this dossier.',
    'Ce fichier n’a pas pu être ouvert. Il est conservé à côté de ce dossier.',
    '无法打开此文件，文件保存在档案之外。',
    'تعذر فتح هذا الملف، وهو محفوظ إلى جانب هذا الملف.',
  ],
} satisfies Record<string, Texts>
