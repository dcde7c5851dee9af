import type { Language } from '@corridor/contract/wire/language'

/** Sentences that a signer agrees to by the tick beside their name. The signing keeps them word for word. */
export const consentWords: Record<Language, string> = {
  en: 'I have read the whole agreement, I agree to it for my company, and I may sign for it. My typed or drawn name is my signature.',
  fr: 'J’ai lu l’accord en entier, je l’accepte pour mon entreprise et j’ai le droit de le signer pour elle. Mon nom saisi ou dessiné est ma signature.',
  zh: '我已阅读协议全文，代表公司同意该协议，并有权代表公司签署。我输入或手写的姓名即为我的签名。',
  ar: 'قرأت الاتفاقية كاملة، وأوافق عليها نيابة عن شركتي، ويحق لي التوقيع عنها. واسمي المكتوب أو المرسوم هو توقيعي.',
}

interface PaperWords {
  company: string
  signature: string
  drawn: string
  signedBy: string
  signedAt: string
  auditTitle: string
  auditIntro: string
  version: string
  language: string
  consent: string
  address: string
  userAgent: string
  textHash: string
  evidenceHash: string
  signing: string
  code: string
  check: string
  reason: string
}

export const paperWords: Record<Language, PaperWords> = {
  en: {
    company: 'Company',
    signature: 'Signature',
    drawn: 'Signature as it was drawn',
    signedBy: 'Signed by',
    signedAt: 'Signed on',
    auditTitle: 'How this was signed',
    auditIntro:
      'Corridor noted this when the agreement was signed. The file carries a digital signature: any reader of PDFs says if a byte of it was changed.',
    version: 'Version',
    language: 'Language of the text',
    consent: 'Agreed to',
    address: 'Network address',
    userAgent: 'Browser',
    textHash: 'SHA-256 of the text',
    evidenceHash: 'SHA-256 of text and evidence',
    signing: 'Number of the signing',
    code: 'Code',
    check: 'Check this paper at',
    reason: 'Agreement signed on Corridor',
  },
  fr: {
    company: 'Entreprise',
    signature: 'Signature',
    drawn: 'Signature telle que dessinée',
    signedBy: 'Signé par',
    signedAt: 'Signé le',
    auditTitle: 'Comment cet accord a été signé',
    auditIntro:
      'Corridor a noté ceci au moment de la signature. Le fichier porte une signature numérique : tout lecteur de PDF indique si un seul octet a été modifié.',
    version: 'Version',
    language: 'Langue du texte',
    consent: 'Accord donné',
    address: 'Adresse réseau',
    userAgent: 'Navigateur',
    textHash: 'SHA-256 du texte',
    evidenceHash: 'SHA-256 du texte et des preuves',
    signing: 'Numéro de la signature',
    code: 'Code',
    check: 'Vérifier ce document à l’adresse',
    reason: 'Accord signé sur Corridor',
  },
  zh: {
    company: '公司',
    signature: '签名',
    drawn: '手写签名',
    signedBy: '签署人',
    signedAt: '签署时间',
    auditTitle: '签署记录',
    auditIntro: '以下内容由 Corridor 在签署时记录。文件带有数字签名：只要有一个字节被更改，任何 PDF 阅读器都会提示。',
    version: '版本',
    language: '文本语言',
    consent: '同意内容',
    address: '网络地址',
    userAgent: '浏览器',
    textHash: '文本的 SHA-256',
    evidenceHash: '文本与证据的 SHA-256',
    signing: '签署编号',
    code: '代码',
    check: '查验网址',
    reason: '在 Corridor 上签署的协议',
  },
  ar: {
    company: 'الشركة',
    signature: 'التوقيع',
    drawn: 'التوقيع كما رُسم',
    signedBy: 'وقّعها',
    signedAt: 'وقت التوقيع',
    auditTitle: 'كيف وُقّعت هذه الاتفاقية',
    auditIntro: 'سجّل Corridor هذا عند التوقيع. يحمل الملف توقيعًا رقميًا: أي قارئ لملفات PDF يبيّن إن تغيّر فيه بايت واحد.',
    version: 'الإصدار',
    language: 'لغة النص',
    consent: 'الموافقة على',
    address: 'عنوان الشبكة',
    userAgent: 'المتصفح',
    textHash: 'بصمة SHA-256 للنص',
    evidenceHash: 'بصمة SHA-256 للنص والأدلة',
    signing: 'رقم التوقيع',
    code: 'الرمز',
    check: 'التحقق من هذا المستند على',
    reason: 'اتفاقية موقّعة على Corridor',
  },
}
