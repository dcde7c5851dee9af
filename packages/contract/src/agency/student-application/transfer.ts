import {
  added,
  addedBy,
  type Reads,
  readText,
  type Transfer,
  type TransferColumn,
} from '../../records/transfer/column.ts'
import { currencyCell } from '../../records/transfer/rate.ts'
import { levelCell } from '../../student/student/cells.ts'
import { authorityCell, stageCell } from './cells.ts'

const read = (field: string, header: string, reads: Reads, synonyms: readonly string[], from = field) => ({
  ...{ field, header, reads, synonyms, from },
})
const day = (field: string, header: string, synonyms: readonly string[], from = field): TransferColumn => ({
  ...read(field, header, { as: 'date' }, synonyms, from),
  shows: 'date',
})
const sealed = (field: string, header: string, synonyms: readonly string[]) => ({
  ...{ field, header, synonyms, reads: { as: 'text' } as const },
})
const amount: Reads = { as: 'amount' }

/** Columns of the student: the sealed columns are only read, and stand in no file that goes out. */
const student: TransferColumn[] = [
  {
    ...readText('studentName', 'Student', [
      ...(['name', 'student name', 'full name', 'applicant', 'étudiant', "nom de l'étudiant"] as const),
      ...(['学生', '学生姓名', '姓名', 'الطالب', 'اسم الطالب'] as const),
    ]),
    shows: 'name',
    from: 'studentInfo.0.name',
  },
  readText('email', 'Email', [
    ...(['e-mail', 'email address', 'student email', 'mail', 'courriel'] as const),
    ...(['邮箱', '电子邮箱', 'البريد الإلكتروني'] as const),
  ]),
  {
    ...sealed('passportNumber', 'Passport Number', [
      ...(['passport', 'passport no', 'passport #', 'numéro de passeport', 'passeport'] as const),
      ...(['护照号', '护照号码', 'رقم جواز السفر', 'جواز السفر'] as const),
    ]),
    sealed: 'tail',
  },
  {
    ...sealed('birthDate', 'Birth Date', [
      ...(['date of birth', 'dob', 'birthday', 'date de naissance'] as const),
      ...(['出生日期', '生日', 'تاريخ الميلاد'] as const),
    ]),
    hint: 'a day as 2001-03-01',
    sealed: 'whole',
  },
]

const place: TransferColumn[] = [
  {
    ...readText(
      'institution',
      'Institution',
      ['university', 'college', 'school', 'établissement', 'université', '院校', '学校', 'المؤسسة', 'الجامعة'],
      'institutionInfo.0.name',
    ),
    required: true,
  },
  read(
    'country',
    'Country',
    { as: 'reference', to: 'country' },
    ['country of institution', 'destination', 'pays', '国家', 'البلد', 'الدولة'],
    'countryInfo.0.name',
  ),
  {
    ...readText(
      'programme',
      'Programme',
      ['program', 'course', 'degree', 'formation', '专业', '课程', 'البرنامج'],
      'programmeInfo.0.name',
    ),
    required: true,
  },
  read('level', 'Level', levelCell, ['study level', 'niveau', '层次', 'المستوى']),
  {
    ...day('startDate', 'Intake', [
      ...(['start', 'start date', 'first day', 'intake month', 'rentrée', 'début'] as const),
      ...(['入学时间', '开学', 'موعد الالتحاق', 'البداية'] as const),
    ]),
    required: true,
    hint: 'The first day, or its month as 2027-09',
  },
]

const way: TransferColumn[] = [
  read('stage', 'Stage', stageCell, [
    'status',
    'application status',
    'étape',
    'statut',
    '阶段',
    '状态',
    'المرحلة',
    'الحالة',
  ]),
  day('stageDate', 'In this stage since', [
    ...(['stage date', 'status date', "date de l'étape", '阶段日期', 'تاريخ المرحلة'] as const),
  ]),
  day('submittedDate', 'Submitted on', [
    ...(['submission date', 'applied on', 'date applied', 'soumis le', '提交日期', 'تاريخ التقديم'] as const),
  ]),
  read('authority', 'Authority', authorityCell, [
    ...(['visa status', 'visa', 'autorité', 'statut du visa', '签证状态', 'حالة التأشيرة'] as const),
  ]),
  day('authorityDate', 'Authority since', [
    'visa date',
    'visa status date',
    'date du visa',
    '签证日期',
    'تاريخ التأشيرة',
  ]),
  readText('authorityNumber', "The authority's number", [
    ...(['visa number', 'visa file number', 'numéro de dossier', '签证编号', 'رقم الملف'] as const),
  ]),
  readText('studentNumber', 'Student number', [
    ...(['student id', 'student no', 'student no.', "numéro d'étudiant", '学号', 'رقم الطالب'] as const),
  ]),
]

const money: TransferColumn[] = [
  read('scholarship', 'Scholarship', amount, ['bourse', '奖学金', 'المنحة', 'المنحة الدراسية'], 'scholarshipUnits'),
  read(
    'scholarshipCurrency',
    'Scholarship Currency',
    currencyCell,
    ['devise de la bourse', '奖学金币种', 'عملة المنحة'],
    'scholarship.currency',
  ),
  read('deposit', 'Deposit', amount, ['deposit amount', 'acompte', '订金', 'العربون'], 'depositUnits'),
  read(
    'depositCurrency',
    'Deposit Currency',
    currencyCell,
    ['currency', 'devise', '币种', 'العملة'],
    'deposit.currency',
  ),
  day('depositDueDate', 'Deposit due', [
    'deposit deadline',
    "échéance de l'acompte",
    '订金截止日期',
    'استحقاق العربون',
  ]),
]

/** Applications of students as tables hold them: each for a student, a programme and an intake that stand. */
export const studentApplicationTransfer: Transfer = {
  columns: [
    ...student,
    ...place,
    ...way,
    ...money,
    {
      ...read(
        'counsellor',
        'Counsellor',
        { as: 'reference', to: 'member' },
        ['counselor', 'adviser', 'conseiller', '顾问', 'المستشار'],
        'counsellorInfo.0.name',
      ),
      hint: 'An e-mail address, or a name that only one has',
      shows: 'name',
    },
    read(
      'subAgent',
      'Sub-agent',
      { as: 'reference', to: 'vendor' },
      ['subagent', 'agent', 'sous-agent', '分代理', 'الوكيل الفرعي'],
      'subAgentInfo.0.name',
    ),
    read('refusalExplained', 'The earlier refusal is explained', { as: 'boolean' }, [
      ...(['refusal explained', 'refus expliqué', '拒签已说明', 'تم توضيح الرفض'] as const),
    ]),
    readText('note', 'Note', ['notes', 'comment', 'remarque', '备注', 'ملاحظة']),
    { field: 'deadline', header: 'Deadline', from: 'deadline.day', shows: 'date' },
    { field: 'updateDate', header: 'Updated', from: 'updateDate', shows: 'moment' },
    added,
    addedBy,
  ],
  fileName: 'student-applications',
}
