import type { Reads } from '../../records/transfer/column.ts'

/** Cells of a student's marital status and level, in the words that people write for them. */
export const maritalStatusCell: Reads = {
  as: 'choice',
  choices: {
    single: ['single', 'unmarried', 'célibataire', '未婚', '单身', 'أعزب', 'عزباء'],
    married: ['married', 'marié', 'mariée', '已婚', 'متزوج', 'متزوجة'],
    divorced: ['divorced', 'divorcé', 'divorcée', '离异', '离婚', 'مطلق', 'مطلقة'],
    widowed: ['widowed', 'widow', 'widower', 'veuf', 'veuve', '丧偶', 'أرمل', 'أرملة'],
  },
}

export const levelCell: Reads = {
  as: 'choice',
  choices: {
    'language-course': ['language course', 'cours de langue', '语言课程', 'دورة لغة'],
    foundation: ['foundation', 'foundation year', 'année préparatoire', '预科', 'سنة تأسيسية'],
    diploma: ['diploma', 'diplôme', '文凭', 'دبلوم'],
    bachelor: ['bachelor', "bachelor's", 'bachelors', 'undergraduate', 'licence', '本科', '学士', 'بكالوريوس'],
    'postgraduate-diploma': ['postgraduate diploma', 'pgd', 'diplôme de troisième cycle', '研究生文凭', 'دبلوم عال'],
    master: ['master', "master's", 'masters', 'postgraduate', '硕士', 'ماجستير'],
    doctorate: ['doctorate', 'phd', 'doctorat', '博士', 'دكتوراه'],
  },
}
