import type { NotificationKind } from '@corridor/contract/told/notification/kinds'
import type { CompanySection } from '@corridor/contract/trust/verification/sections'
import type { Language } from '@corridor/contract/wire/language'
import { quoted } from '../platform/mail/letter-words.ts'
import { sectionNames } from './section-names.ts'

type Sentences = Record<NotificationKind, string>

const sentences: Record<Language, Sentences> = {
  en: {
    'section-returned': '{section} of {company} was returned: {reason}',
    'section-verified': '{section} of {company} was verified',
    'agreement-signed': '{name} signed version {version} of the agreement for {company}',
    'agreement-asked': 'Version {version} of the agreement is waiting for a signature for {company}',
    'certificate-issued': '{company} has a new representative certificate',
    'certificate-revoked': 'The representative certificate of {company} was revoked: {reason}',
    'company-completed': '{company} completed its onboarding',
    'invitation-accepted': '{name} accepted your invitation',
    'claim-approved': 'Your claim of ownership of {company} was approved',
    'claim-rejected': 'Your claim of ownership of {company} was rejected: {reason}',
    'ownership-lost': '{name} owns {company} now',
    'import-finished': 'The import of {name} has ended',
    'export-ready': 'The export {name} is ready',
    'resumes-finished': 'Finished reading {name}',
    'record-changed': '{name} was changed by {by}',
    'record-deleted': '{name} was deleted by {by}',
    'two-factor-reset': 'An administrator reset your two-factor sign-in',
  },
  fr: {
    'section-returned': '{section} de {company} vous a été renvoyée : {reason}',
    'section-verified': '{section} de {company} a été vérifiée',
    'agreement-signed': '{name} a signé la version {version} de l’accord pour {company}',
    'agreement-asked': 'La version {version} de l’accord attend une signature pour {company}',
    'certificate-issued': '{company} a un nouveau certificat de représentant',
    'certificate-revoked': 'Le certificat de représentant de {company} a été révoqué : {reason}',
    'company-completed': '{company} a terminé son intégration',
    'invitation-accepted': '{name} a accepté votre invitation',
    'claim-approved': 'Votre demande de propriété de {company} a été acceptée',
    'claim-rejected': 'Votre demande de propriété de {company} a été refusée : {reason}',
    'ownership-lost': '{company} appartient désormais à {name}',
    'import-finished': 'L’import de {name} est terminé',
    'export-ready': 'L’export {name} est prêt',
    'resumes-finished': 'Lecture terminée : {name}',
    'record-changed': '{name} a été modifié par {by}',
    'record-deleted': '{name} a été supprimé par {by}',
    'two-factor-reset': 'Un administrateur a réinitialisé votre connexion en deux étapes',
  },
  zh: {
    'section-returned': '{company} 的“{section}”部分被退回：{reason}',
    'section-verified': '{company} 的“{section}”部分已核实',
    'agreement-signed': '{name} 已代表 {company} 签署协议 {version} 版',
    'agreement-asked': '协议 {version} 版等待 {company} 签署',
    'certificate-issued': '{company} 已取得新的代表证书',
    'certificate-revoked': '{company} 的代表证书已被撤销：{reason}',
    'company-completed': '{company} 已完成入驻',
    'invitation-accepted': '{name} 接受了您的邀请',
    'claim-approved': '您对 {company} 的所有权申请已获批准',
    'claim-rejected': '您对 {company} 的所有权申请被拒绝：{reason}',
    'ownership-lost': '{company} 现归 {name} 所有',
    'import-finished': '{name} 的导入已结束',
    'export-ready': '导出文件 {name} 已就绪',
    'resumes-finished': '{name} 已读取完毕',
    'record-changed': '{by} 修改了 {name}',
    'record-deleted': '{by} 删除了 {name}',
    'two-factor-reset': '管理员重置了您的两步登录',
  },
  ar: {
    'section-returned': 'أُعيد قسم «{section}» لشركة {company}: {reason}',
    'section-verified': 'تم التحقق من قسم «{section}» لشركة {company}',
    'agreement-signed': 'وقّع {name} الإصدار {version} من الاتفاقية نيابة عن {company}',
    'agreement-asked': 'الإصدار {version} من الاتفاقية بانتظار التوقيع عن {company}',
    'certificate-issued': 'لدى {company} شهادة ممثل جديدة',
    'certificate-revoked': 'أُلغيت شهادة الممثل الخاصة بـ {company}: {reason}',
    'company-completed': 'أكملت {company} إعداد حسابها',
    'invitation-accepted': 'قبِل {name} دعوتك',
    'claim-approved': 'تمت الموافقة على طلبك لملكية {company}',
    'claim-rejected': 'رُفض طلبك لملكية {company}: {reason}',
    'ownership-lost': 'أصبحت {company} ملكًا لـ {name}',
    'import-finished': 'انتهى استيراد {name}',
    'export-ready': 'ملف التصدير {name} جاهز',
    'resumes-finished': 'اكتملت قراءة {name}',
    'record-changed': 'عدّل {by} السجل {name}',
    'record-deleted': 'حذف {by} السجل {name}',
    'two-factor-reset': 'أعاد أحد المسؤولين ضبط تسجيل دخولك بخطوتين',
  },
}

/** What a notification says in a language; what people wrote is quoted. */
export const notificationSentence = (
  language: Language,
  kind: NotificationKind,
  params: Readonly<Record<string, string>>,
): string =>
  sentences[language][kind].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return name === 'section' ? sectionNames[language][value as CompanySection] : quoted(value)
  })
