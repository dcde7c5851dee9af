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

const read = (
  field: string,
  header: string,
  reads: Reads,
  synonyms: readonly string[],
  from?: string,
): TransferColumn => ({ field, header, reads, synonyms, ...(from ? { from } : {}) })

const day = (field: string, header: string, synonyms: readonly string[]): TransferColumn => ({
  ...read(field, header, { as: 'date' }, synonyms, field),
  shows: 'date',
})

const amount: Reads = { as: 'amount' }
const testCell: Reads = {
  as: 'choice',
  choices: {
    ielts: ['ielts', 'ielts academic'],
    toefl: ['toefl', 'toefl ibt'],
    pte: ['pte', 'pte academic', 'pearson'],
    celpip: ['celpip'],
    duolingo: ['duolingo', 'det'],
  },
}

/** Intakes as tables hold them, each row with its programme and institution. */
export const intakeTransfer: Transfer = {
  columns: [
    {
      ...readText(
        'institution',
        'Institution',
        ['university', 'college', 'school', 'établissement', 'université', '院校', '学校', 'المؤسسة', 'الجامعة'],
        'institutionInfo.0.name',
      ),
      required: true,
    },
    {
      ...read(
        'country',
        'Country',
        { as: 'reference', to: 'country' },
        ['country of institution', 'pays', '国家', 'البلد', 'الدولة'],
        'countryInfo.0.name',
      ),
      required: true,
    },
    readText('city', 'City', ['town', 'campus', 'ville', '城市', 'المدينة'], 'city'),
    {
      ...readText('zone', 'Time zone', ['timezone', 'fuseau horaire', '时区', 'المنطقة الزمنية']),
      hint: 'as America/Toronto',
    },
    {
      ...readText(
        'programme',
        'Programme',
        ['program', 'course', 'degree', 'formation', '专业', '课程', 'البرنامج'],
        'programmeInfo.0.name',
      ),
      required: true,
    },
    {
      ...read('level', 'Level', levelCell, ['study level', 'niveau', '层次', 'المستوى'], 'programmeInfo.0.level'),
      required: true,
    },
    read('studyField', 'Field of study', { as: 'text' }, ['field', 'subject', 'domaine', '学科', 'مجال الدراسة']),
    read('months', 'Length in months', amount, ['months', 'duration', 'durée', '月数', 'المدة بالأشهر']),
    read('firstYearFee', 'Fee of the first year', amount, ['tuition', 'annual fee', 'frais', '学费', 'الرسوم']),
    read('wholeFee', 'Fee of the whole programme', amount, ['total fee', 'total tuition', '总学费', 'إجمالي الرسوم']),
    read('feeCurrency', 'Currency', currencyCell, ['fee currency', 'devise', '币种', 'العملة']),
    read('englishTest', 'English test', testCell, ['test', "test d'anglais", '英语考试', 'اختبار الإنجليزية']),
    read('englishScore', 'Least score', amount, ['score', 'minimum score', 'note minimale', '最低分', 'أدنى درجة']),
    { ...day('startDate', 'First day', ['start', 'start date', 'intake', 'début', '开学', 'البداية']), required: true },
    day('endDate', 'Last day', ['end', 'end date', 'fin', '结束', 'النهاية']),
    day('openDate', 'Applications open', ['opens', 'open date', 'ouverture', '开放申请', 'فتح التقديم']),
    day('deadlineDate', 'Deadline', ['application deadline', 'closing date', 'date limite', '截止日期', 'آخر موعد']),
    {
      ...readText('deadlineTime', 'Time of the deadline there', [
        'deadline time',
        'heure limite',
        '截止时间',
        'ساعة الموعد',
      ]),
      hint: 'as 23:59',
    },
    added,
    addedBy,
  ],
  fileName: 'intakes',
}
