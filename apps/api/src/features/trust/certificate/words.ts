import type { Language } from '@corridor/contract/wire/language'

interface CertificateWords {
  title: string
  confirms: string
  text: string
  version: string
  issued: string
  validUntil: string
  code: string
  check: string
  reason: string
}

export const certificateWords: Record<Language, CertificateWords> = {
  en: {
    title: 'Official Representative Certificate',
    confirms: 'Corridor confirms that',
    text: 'is an official representative: its name, office address, contacts and references were verified, and it has signed the agreement with Corridor. Whether this certificate is still valid, the address below says.',
    version: 'Version',
    issued: 'Issued on',
    validUntil: 'Valid until',
    code: 'Code',
    check: 'Check this certificate at',
    reason: 'Representative certificate issued by Corridor',
  },
  fr: {
    title: 'Certificat officiel de représentant',
    confirms: 'Corridor confirme que',
    text: 'est un représentant officiel : son nom, son adresse, ses contacts et ses références ont été vérifiés, et il a signé l’accord avec Corridor. L’adresse ci-dessous indique si ce certificat est encore valable.',
    version: 'Version',
    issued: 'Délivré le',
    validUntil: 'Valable jusqu’au',
    code: 'Code',
    check: 'Vérifier ce certificat à l’adresse',
    reason: 'Certificat de représentant délivré par Corridor',
  },
  zh: {
    title: '官方代表证书',
    confirms: 'Corridor 确认',
    text: '为官方代表：其名称、办公地址、联系人和推荐信息均已核实，并已与 Corridor 签署协议。本证书是否仍然有效，以下方网址显示为准。',
    version: '版本',
    issued: '签发日期',
    validUntil: '有效期至',
    code: '代码',
    check: '证书查验网址',
    reason: 'Corridor 签发的代表证书',
  },
  ar: {
    title: 'شهادة ممثل رسمي',
    confirms: 'يؤكد Corridor أن',
    text: 'ممثل رسمي: جرى التحقق من اسمه وعنوان مكتبه وجهات اتصاله ومراجعه، وقد وقّع الاتفاقية مع Corridor. ويبيّن العنوان أدناه هل ما زالت هذه الشهادة صالحة.',
    version: 'الإصدار',
    issued: 'تاريخ الإصدار',
    validUntil: 'صالحة حتى',
    code: 'الرمز',
    check: 'التحقق من هذه الشهادة على',
    reason: 'شهادة ممثل صادرة عن Corridor',
  },
}
