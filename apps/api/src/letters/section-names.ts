import { type CompanySection, companySectionNames } from '@corridor/contract/field/company-sections'
import type { Language } from '@corridor/contract/wire/language'

/** Names of the sections of a company's data in letters. */
export const sectionNames: Record<Language, Record<CompanySection, string>> = {
  en: companySectionNames,
  fr: {
    companyPersonName: 'Nom de l’entreprise ou de la personne',
    officeAddress: 'Adresse du bureau',
    contactDetails: 'Coordonnées',
    bankDetails: 'Coordonnées bancaires',
    socialMedia: 'Réseaux sociaux',
    referenceBy: 'Référence',
    agreement: 'Accord',
    repCertificate: 'Certificat de représentant',
    pdfMaster: 'PDF principal',
  },
  zh: {
    companyPersonName: '公司/个人名称',
    officeAddress: '办公地址',
    contactDetails: '联系信息',
    bankDetails: '银行信息',
    socialMedia: '社交媒体',
    referenceBy: '推荐来源',
    agreement: '协议',
    repCertificate: '代表证书',
    pdfMaster: 'PDF 主文件',
  },
  ar: {
    companyPersonName: 'اسم الشركة أو الشخص',
    officeAddress: 'عنوان المكتب',
    contactDetails: 'بيانات الاتصال',
    bankDetails: 'البيانات المصرفية',
    socialMedia: 'وسائل التواصل الاجتماعي',
    referenceBy: 'المرجع',
    agreement: 'الاتفاقية',
    repCertificate: 'شهادة الممثل',
    pdfMaster: 'ملف PDF الرئيسي',
  },
}
