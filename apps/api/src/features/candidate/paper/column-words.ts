import type { ShownColumn } from '@corridor/contract/candidate/paper/columns'
import type { RatePer } from '@corridor/contract/field/rate-terms'
import type { Language } from '@corridor/contract/wire/language'

interface ShareWords {
  columns: Record<'name' | ShownColumn, string>
  yes: string
  no: string
  immediate: string
  unavailable: string
  rates: Record<RatePer, string>
}

/** The words of a shared list, on its page and in its files. */
export const columnWords: Record<Language, ShareWords> = {
  en: {
    columns: {
      name: 'Name',
      jobTitle: 'Job Title',
      skills: 'Skills',
      experience: 'Experience (years)',
      location: 'Location',
      workAuthorization: 'Work authorization',
      availability: 'Available from',
      relocation: 'Ready to relocate',
      rate: 'Rate',
      email: 'Email',
      phone: 'Phone',
      note: 'Note',
    },
    yes: 'Yes',
    no: 'No',
    immediate: 'At once',
    unavailable: 'Not for now',
    rates: { hour: '{amount}/hr', day: '{amount}/day', month: '{amount}/month', year: '{amount}/year' },
  },
  fr: {
    columns: {
      name: 'Nom',
      jobTitle: 'Poste',
      skills: 'Compétences',
      experience: 'Expérience (années)',
      location: 'Lieu',
      workAuthorization: 'Autorisation de travail',
      availability: 'Disponible à partir du',
      relocation: 'Prêt à déménager',
      rate: 'Tarif',
      email: 'E-mail',
      phone: 'Téléphone',
      note: 'Note',
    },
    yes: 'Oui',
    no: 'Non',
    immediate: 'Immédiatement',
    unavailable: 'Pas pour le moment',
    rates: { hour: '{amount}/h', day: '{amount}/jour', month: '{amount}/mois', year: '{amount}/an' },
  },
  zh: {
    columns: {
      name: '姓名',
      jobTitle: '职位',
      skills: '技能',
      experience: '工作年限（年）',
      location: '所在地',
      workAuthorization: '工作许可',
      availability: '可入职日期',
      relocation: '愿意搬迁',
      rate: '费率',
      email: '电子邮箱',
      phone: '电话',
      note: '备注',
    },
    yes: '是',
    no: '否',
    immediate: '立即',
    unavailable: '暂不',
    rates: { hour: '{amount}/小时', day: '{amount}/天', month: '{amount}/月', year: '{amount}/年' },
  },
  ar: {
    columns: {
      name: 'الاسم',
      jobTitle: 'المسمى الوظيفي',
      skills: 'المهارات',
      experience: 'الخبرة (بالسنوات)',
      location: 'الموقع',
      workAuthorization: 'تصريح العمل',
      availability: 'متاح اعتبارًا من',
      relocation: 'مستعد للانتقال',
      rate: 'السعر',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      note: 'ملاحظة',
    },
    yes: 'نعم',
    no: 'لا',
    immediate: 'فورًا',
    unavailable: 'ليس حاليًا',
    rates: { hour: '{amount}/ساعة', day: '{amount}/يوم', month: '{amount}/شهر', year: '{amount}/سنة' },
  },
}
