import type { Language } from '@corridor/contract/wire/language'

interface RightWords {
  title: string
  /** With {person}, {company}, {job}, {client}, {rate} and {until}. */
  gives: string
  client: string
  clientHidden: string
  rate: string
  rateOpen: string
  until: string
  once: string
  /** Sentence of the tick beside the typed name. It is kept word for word. */
  consent: string
  signature: string
  signedBy: string
  signedAt: string
  auditTitle: string
  auditIntro: string
  consentLabel: string
  language: string
  textHash: string
  number: string
  company: string
  position: string
  reason: string
}

/** Texts that somebody agrees to who lets a company speak for them, and the words beside them on its paper. */
export const rightWords: Record<Language, RightWords> = {
  en: {
    title: 'Right to represent',
    gives: '{person} gives {company} the right to represent them for the position “{job}”.',
    client: 'The work is for {client}.',
    clientHidden: 'Who the work is for is not named here. {company} names it before an interview.',
    rate: 'The rate is {rate}.',
    rateOpen: 'The rate is agreed later.',
    until: 'This right ends on {until}.',
    once: 'Until then {person} does not let anybody else submit them for this position.',
    consent: 'I have read this text, I agree to it, and my typed name is my signature.',
    signature: 'Signature',
    signedBy: 'Signed by',
    signedAt: 'Signed on',
    auditTitle: 'How this was signed',
    auditIntro:
      'Corridor noted this when the text was signed. The file carries a digital signature: any reader of PDFs says if a byte of it was changed.',
    consentLabel: 'Agreed to',
    language: 'Language of the text',
    textHash: 'SHA-256 of the text',
    number: 'Number of the signing',
    company: 'Company',
    position: 'Position',
    reason: 'Right to represent signed on Corridor',
  },
  fr: {
    title: 'Droit de représentation',
    gives: '{person} donne à {company} le droit de la ou le représenter pour le poste « {job} ».',
    client: 'La mission est pour {client}.',
    clientHidden: 'Le client final n’est pas nommé ici. {company} le nommera avant un entretien.',
    rate: 'Le tarif est de {rate}.',
    rateOpen: 'Le tarif sera convenu plus tard.',
    until: 'Ce droit prend fin le {until}.',
    once: 'Jusque-là, {person} ne se fait présenter par personne d’autre pour ce poste.',
    consent: 'J’ai lu ce texte, je l’accepte, et mon nom saisi est ma signature.',
    signature: 'Signature',
    signedBy: 'Signé par',
    signedAt: 'Signé le',
    auditTitle: 'Comment ce texte a été signé',
    auditIntro:
      'Corridor a noté ceci au moment de la signature. Le fichier porte une signature numérique : tout lecteur de PDF indique si un seul octet a été modifié.',
    consentLabel: 'Accord donné',
    language: 'Langue du texte',
    textHash: 'SHA-256 du texte',
    number: 'Numéro de la signature',
    company: 'Entreprise',
    position: 'Poste',
    reason: 'Droit de représentation signé sur Corridor',
  },
  zh: {
    title: '代理授权',
    gives: '{person} 授权 {company} 就职位“{job}”代表本人。',
    client: '该工作的最终客户为 {client}。',
    clientHidden: '此处未注明最终客户。{company} 将在面试前告知。',
    rate: '费率为 {rate}。',
    rateOpen: '费率将另行商定。',
    until: '本授权于 {until} 终止。',
    once: '在此之前，{person} 不让其他任何人就此职位推荐本人。',
    consent: '我已阅读并同意以上内容，我输入的姓名即为我的签名。',
    signature: '签名',
    signedBy: '签署人',
    signedAt: '签署时间',
    auditTitle: '签署记录',
    auditIntro: '以下内容由 Corridor 在签署时记录。文件带有数字签名：只要有一个字节被更改，任何 PDF 阅读器都会提示。',
    consentLabel: '同意内容',
    language: '文本语言',
    textHash: '文本的 SHA-256',
    number: '签署编号',
    company: '公司',
    position: '职位',
    reason: '在 Corridor 上签署的代理授权',
  },
  ar: {
    title: 'حق التمثيل',
    gives: 'يمنح {person} شركة {company} حق تمثيله لوظيفة «{job}».',
    client: 'العمل لصالح {client}.',
    clientHidden: 'لم يُذكر هنا اسم العميل النهائي. تذكره {company} قبل أي مقابلة.',
    rate: 'السعر هو {rate}.',
    rateOpen: 'يُتفق على السعر لاحقًا.',
    until: 'ينتهي هذا الحق في {until}.',
    once: 'وحتى ذلك الحين لا يدع {person} أي جهة أخرى ترشّحه لهذه الوظيفة.',
    consent: 'قرأت هذا النص وأوافق عليه، واسمي المكتوب هو توقيعي.',
    signature: 'التوقيع',
    signedBy: 'الموقّع',
    signedAt: 'وقت التوقيع',
    auditTitle: 'كيف وُقّع هذا النص',
    auditIntro: 'سجّل Corridor هذا عند التوقيع. يحمل الملف توقيعًا رقميًا: أي قارئ لملفات PDF يبيّن إن تغيّر فيه بايت واحد.',
    consentLabel: 'الموافقة على',
    language: 'لغة النص',
    textHash: 'بصمة SHA-256 للنص',
    number: 'رقم التوقيع',
    company: 'الشركة',
    position: 'الوظيفة',
    reason: 'حق تمثيل موقّع على Corridor',
  },
}
