import type { Language } from '@corridor/contract/wire/language'

interface PaperWords {
  company: string
  student: string
  studentSigned: string
  guardianSigned: string
  signedBy: string
  signedAt: string
  drawn: string
  auditTitle: string
  auditIntro: string
  version: string
  language: string
  consent: string
  userAgent: string
  textHash: string
  factsHash: string
  factsNote: string
  evidenceHash: string
  signing: string
  code: string
  check: string
  reason: string
}

/** Words of the paper of a declaration. */
export const paperWords: Record<Language, PaperWords> = {
  en: {
    company: 'Company',
    student: 'Student',
    studentSigned: 'Signature of the student',
    guardianSigned: 'Signature of the guardian',
    signedBy: 'Signed by',
    signedAt: 'Signed on',
    drawn: 'Signature as it was drawn',
    auditTitle: 'How this was signed',
    auditIntro:
      'Corridor noted this when the declaration was signed. The file carries a digital signature: any reader of PDFs says if a byte of it was changed.',
    version: 'Version',
    language: 'Language of the text',
    consent: 'Agreed to',
    userAgent: 'Browser',
    textHash: 'SHA-256 of the text',
    factsHash: 'Keyed hash of the facts',
    factsNote: 'The facts themselves stand in the file of the student, and not on this paper.',
    evidenceHash: 'SHA-256 of text and evidence',
    signing: 'Number of the signing',
    code: 'Code',
    check: 'Check this paper at',
    reason: 'Declaration signed on Corridor',
  },
  fr: {
    company: 'Entreprise',
    student: 'Étudiant',
    studentSigned: 'Signature de l’étudiant',
    guardianSigned: 'Signature du tuteur légal',
    signedBy: 'Signé par',
    signedAt: 'Signé le',
    drawn: 'Signature telle que dessinée',
    auditTitle: 'Comment cette déclaration a été signée',
    auditIntro:
      'Corridor a noté ceci au moment de la signature. Le fichier porte une signature numérique : tout lecteur de PDF indique si un seul octet a été modifié.',
    version: 'Version',
    language: 'Langue du texte',
    consent: 'Accord donné',
    userAgent: 'Navigateur',
    textHash: 'SHA-256 du texte',
    factsHash: 'Empreinte à clé des faits',
    factsNote: 'Les faits eux-mêmes figurent dans le dossier de l’étudiant, et non sur ce document.',
    evidenceHash: 'SHA-256 du texte et des preuves',
    signing: 'Numéro de la signature',
    code: 'Code',
    check: 'Vérifier ce document à l’adresse',
    reason: 'Déclaration signée sur Corridor',
  },
  zh: {
    company: '公司',
    student: '学生',
    studentSigned: '学生签名',
    guardianSigned: '监护人签名',
    signedBy: '签署人',
    signedAt: '签署时间',
    drawn: '手写签名',
    auditTitle: '签署记录',
    auditIntro: '以下内容由 Corridor 在签署时记录。文件带有数字签名：只要有一个字节被更改，任何 PDF 阅读器都会提示。',
    version: '版本',
    language: '文本语言',
    consent: '同意内容',
    userAgent: '浏览器',
    textHash: '文本的 SHA-256',
    factsHash: '事实的带密钥哈希',
    factsNote: '事实本身存于学生档案中，不在本文件上。',
    evidenceHash: '文本与证据的 SHA-256',
    signing: '签署编号',
    code: '代码',
    check: '查验网址',
    reason: '在 Corridor 上签署的声明',
  },
  ar: {
    company: 'الشركة',
    student: 'الطالب',
    studentSigned: 'توقيع الطالب',
    guardianSigned: 'توقيع ولي الأمر',
    signedBy: 'وقّعها',
    signedAt: 'وقت التوقيع',
    drawn: 'التوقيع كما رُسم',
    auditTitle: 'كيف وُقّع هذا الإقرار',
    auditIntro: 'سجّل Corridor هذا عند التوقيع. يحمل الملف توقيعًا رقميًا: أي قارئ لملفات PDF يبيّن إن تغيّر فيه بايت واحد.',
    version: 'الإصدار',
    language: 'لغة النص',
    consent: 'الموافقة على',
    userAgent: 'المتصفح',
    textHash: 'بصمة SHA-256 للنص',
    factsHash: 'بصمة البيانات بمفتاح',
    factsNote: 'البيانات نفسها في ملف الطالب، وليست على هذا المستند.',
    evidenceHash: 'بصمة SHA-256 للنص والأدلة',
    signing: 'رقم التوقيع',
    code: 'الرمز',
    check: 'التحقق من هذا المستند على',
    reason: 'إقرار موقّع على Corridor',
  },
}
