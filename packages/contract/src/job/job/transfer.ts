import { added, addedBy, type Reads, type Transfer, type TransferColumn } from '../../records/transfer/column.ts'
import { currencyCell } from '../../records/transfer/rate.ts'

const column = (
  field: string,
  header: string,
  reads: Reads,
  synonyms: readonly string[],
  from: string = field,
): TransferColumn => ({ field, header, reads, synonyms, from })
const day = (field: string, header: string, synonyms: readonly string[]): TransferColumn => ({
  ...column(field, header, { as: 'date' }, synonyms),
  shows: 'date',
})
const text: Reads = { as: 'text' }
const list: Reads = { as: 'list' }
const amount: Reads = { as: 'amount' }

/** Jobs as tables hold them, each with its first place in columns and the others in one cell. */
export const jobTransfer: Transfer = {
  columns: [
    {
      ...column('jobTitle', 'Job Title', text, [
        'title',
        'position',
        'role',
        'job',
        'intitulé',
        '职位',
        'المسمى الوظيفي',
      ]),
      required: true,
    },
    {
      ...column('jobDescription', 'Job Description', text, [
        'description',
        'jd',
        'descriptif',
        '职位描述',
        'الوصف الوظيفي',
      ]),
      required: true,
    },
    column(
      'kind',
      'Whose job it is',
      {
        as: 'choice',
        choices: {
          own: ['own', 'client', 'direct', 'direct client', 'interne', '自有', 'مباشر'],
          vendor: ['vendor', 'requirement', 'fournisseur', '供应商', 'مورد'],
        },
      },
      ['kind', 'source', 'origine', '来源', 'المصدر'],
    ),
    column(
      'client',
      'Client',
      { as: 'reference', to: 'client' },
      ['end client', 'customer', '客户', 'العميل'],
      'clientInfo.0.name',
    ),
    column(
      'vendor',
      'Vendor',
      { as: 'reference', to: 'vendor' },
      ['fournisseur', '供应商', 'المورد'],
      'vendorInfo.0.name',
    ),
    column(
      'prime',
      'Prime',
      { as: 'reference', to: 'vendor' },
      ['prime vendor', '主供应商', 'المورد الرئيسي'],
      'primeInfo.0.name',
    ),
    column('reference', 'Reference', text, ['job id', 'req id', 'requisition', 'référence', '编号', 'المرجع']),
    column(
      'country',
      'Country',
      { as: 'reference', to: 'country' },
      ['pays', '国家', 'الدولة', 'البلد'],
      'countryInfo.0.name',
    ),
    column('state', 'State', text, ['province', 'region', 'état', '州', '省', 'الولاية'], 'stateName'),
    column('city', 'City', text, ['town', 'location', 'ville', '城市', 'المدينة'], 'cityName'),
    column('zipCode', 'Zip Code', text, ['zip', 'postcode', 'postal code', 'code postal', '邮编', 'الرمز البريدي']),
    {
      ...column(
        'morePlaces',
        'More Places',
        { as: 'places' },
        ['other places', 'locations', 'autres lieux', '其他地点', 'أماكن أخرى'],
        'places',
      ),
      shows: 'places',
    },
    column(
      'workMode',
      'Work Mode',
      { as: 'reference', to: 'work-mode' },
      ['remote', 'mode', '工作方式', 'نمط العمل'],
      'workModeInfo.0.name',
    ),
    column('relocation', 'Relocation', { as: 'boolean' }, ['relocate', 'déménagement', '搬迁', 'الانتقال']),
    column(
      'jobType',
      'Job Type',
      { as: 'references', entity: 'Job Type' },
      ['type', 'employment type', '职位类型', 'نوع الوظيفة'],
      'jobTypeInfo.name',
    ),
    column('skill', 'Skills', list, ['skill', 'must have', 'compétences', '技能', 'المهارات']),
    column('niceSkill', 'Nice to have', list, ['nice', 'preferred skills', 'souhaité', '加分技能', 'يفضل']),
    column(
      'workAuthorization',
      'Work Authorization',
      { as: 'references', entity: 'Work Authorization' },
      ['visa', 'authorization', 'autorisation de travail', '工作许可', 'تصريح العمل'],
      'workAuthorizationInfo.name',
    ),
    column('minSalary', 'Minimum Salary', amount, [
      'min salary',
      'min rate',
      'salary from',
      'salaire minimum',
      '最低薪资',
      'الحد الأدنى',
    ]),
    column('maxSalary', 'Maximum Salary', amount, [
      'max salary',
      'max rate',
      'salary to',
      'salaire maximum',
      '最高薪资',
      'الحد الأعلى',
    ]),
    column('currency', 'Currency', currencyCell, ['devise', '币种', 'العملة']),
    column(
      'salaryDuration',
      'Salary Duration',
      { as: 'reference', to: 'salary-duration' },
      ['per', 'rate per', 'unité', '薪资周期', 'لكل'],
      'salaryDurationInfo.0.name',
    ),
    column(
      'payType',
      'Pay Type',
      { as: 'references', entity: 'Pay Type' },
      ['tax term', 'terms', '付款类型', 'نوع الدفع'],
      'payTypeInfo.name',
    ),
    column(
      'contractDuration',
      'Contract Duration',
      { as: 'reference', to: 'contract-duration' },
      ['duration', 'durée', '合同期限', 'المدة'],
      'contractDurationInfo.0.name',
    ),
    column('positions', 'Positions', amount, ['openings', 'headcount', 'postes', '人数', 'الشواغر']),
    column(
      'priority',
      'Priority',
      {
        as: 'choice',
        choices: {
          low: ['low', 'basse', '低', 'منخفضة'],
          normal: ['normal', 'medium', 'normale', '普通', 'عادية'],
          high: ['high', 'haute', '高', 'مرتفعة'],
          urgent: ['urgent', 'hot', 'urgente', '紧急', 'عاجلة'],
        },
      },
      ['priorité', '优先级', 'الأولوية'],
    ),
    day('receivedOn', 'Received', ['received on', 'posted', 'date', 'reçu le', '收到日期', 'تاريخ الاستلام']),
    day('dueOn', 'Due', ['due on', 'due date', 'échéance', '截止', 'الموعد']),
    day('jobExpireDate', 'Job Expire Date', [
      'expires',
      'expiry',
      'expire date',
      'expiration',
      '截止日期',
      'تاريخ الانتهاء',
    ]),
    { field: 'jobStatus', header: 'Status', from: 'jobStatus' },
    added,
    addedBy,
  ],
  fileName: 'jobs',
}
