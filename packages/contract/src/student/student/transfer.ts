import { added, addedBy, readText, type Transfer, type TransferColumn } from '../../records/transfer/column.ts'
import { currencyCell } from '../../records/transfer/rate.ts'
import { access } from '../../wire/access.ts'
import { levelCell, maritalStatusCell } from './cells.ts'

const countryOf = (field: string, header: string, synonyms: readonly string[], from: string): TransferColumn => ({
  field,
  header,
  reads: { as: 'reference', to: 'country' },
  synonyms,
  from,
})

const name: TransferColumn[] = [
  {
    ...readText('firstName', 'First Name', [
      'given name',
      'given names',
      'forename',
      'first',
      'prénom',
      '名',
      '名字',
      'الاسم الأول',
    ]),
    required: true,
    orElse: 'fullName',
  },
  readText('middleName', 'Middle Name', ['middle', 'deuxième prénom', '中间名', 'الاسم الأوسط']),
  readText('lastName', 'Last Name', [
    'surname',
    'family name',
    'last',
    'nom de famille',
    '姓',
    '姓氏',
    'اسم العائلة',
    'الاسم الأخير',
  ]),
  {
    field: 'fullName',
    header: 'Full Name',
    reads: { as: 'text' },
    synonyms: [
      'name',
      'student',
      'student name',
      'nom complet',
      'nom',
      'étudiant',
      '姓名',
      '学生',
      'الاسم الكامل',
      'الاسم',
      'الطالب',
      '全名',
    ],
  },
]

const contact: TransferColumn[] = [
  readText('email', 'Email', [
    'e-mail',
    'email address',
    'mail',
    'courriel',
    'adresse e-mail',
    '邮箱',
    '电子邮件',
    'البريد الإلكتروني',
    '电子邮箱',
  ]),
  readText('countryCode', 'Country Code', [
    'phone code',
    'dial code',
    'dialling code',
    'indicatif',
    '国家代码',
    '区号',
    'رمز الدولة',
    'رمز البلد',
    'indicatif du pays',
  ]),
  readText('phoneNumber', 'Phone Number', [
    'phone',
    'mobile',
    'mobile number',
    'telephone',
    'téléphone',
    '电话',
    '手机',
    'الهاتف',
    'رقم الهاتف',
    'numéro de téléphone',
    '电话号码',
  ]),
]

const address: TransferColumn[] = [
  readText('addressLineOne', 'Address Line One', [
    'address',
    'address line 1',
    'street',
    'adresse',
    'rue',
    '地址',
    '街道',
    'العنوان',
    'سطر العنوان الأول',
    'adresse, première ligne',
    '地址第一行',
  ]),
  readText('addressLineTwo', 'Address Line Two', [
    'address line 2',
    "complément d'adresse",
    '地址第二行',
    'تكملة العنوان',
    'سطر العنوان الثاني',
    'adresse, deuxième ligne',
  ]),
  countryOf(
    'country',
    'Country',
    ['country name', 'country of residence', 'pays', '国家', 'الدولة', 'البلد'],
    'country',
  ),
  readText('state', 'State', ['province', 'region', 'état', 'région', '州', '省', 'الولاية', 'المحافظة']),
  readText('city', 'City', ['town', 'ville', '城市', 'المدينة']),
  readText('zipCode', 'Zip Code', [
    'zip',
    'postcode',
    'postal code',
    'code postal',
    '邮编',
    '邮政编码',
    'الرمز البريدي',
  ]),
]

const passport: TransferColumn[] = [
  countryOf(
    'countryOfCitizenship',
    'Country of Citizenship',
    [
      'citizenship',
      'nationality',
      'nationalité',
      'pays de citoyenneté',
      '国籍',
      'الجنسية',
      'بلد الجنسية',
      'pays de nationalité',
      '国籍国家',
    ],
    'countryInfo.0.name',
  ),
  {
    // A text, for two digits of a year say no century of a birth.
    ...readText('birthDate', 'Birth Date', [
      'date of birth',
      'dob',
      'birthday',
      'born',
      'date de naissance',
      '出生日期',
      '生日',
      'تاريخ الميلاد',
    ]),
    hint: 'a day as 2001-03-01',
    sealed: 'whole',
  },
  {
    ...readText('passportNumber', 'Passport Number', [
      'passport',
      'passport no',
      'passport #',
      'numéro de passeport',
      'passeport',
      '护照号',
      '护照号码',
      'رقم جواز السفر',
      'جواز السفر',
    ]),
    sealed: 'tail',
  },
  {
    field: 'expiresDate',
    header: 'Expiry Date',
    reads: { as: 'date' },
    synonyms: [
      'passport expiry',
      'passport expires',
      'expiry date',
      'expiry',
      "date d'expiration",
      '护照有效期',
      '到期日期',
      'تاريخ الانتهاء',
    ],
    from: 'expiresDate',
    shows: 'date',
  },
]

const family: TransferColumn[] = [
  {
    field: 'maritalStatus',
    header: 'Marital Status',
    reads: maritalStatusCell,
    synonyms: ['civil status', 'situation familiale', 'état civil', '婚姻状况', 'الحالة الاجتماعية'],
    from: 'maritalStatus',
  },
  {
    field: 'numberOfKids',
    header: 'Number of Kids',
    reads: { as: 'amount' },
    synonyms: ['kids', 'children', 'number of children', "nombre d'enfants", '子女人数', 'عدد الأطفال', '子女数量'],
    from: 'numberOfKids',
  },
]

const refusal: TransferColumn[] = [
  {
    field: 'refusedBy',
    header: 'Refused by',
    reads: { as: 'reference', to: 'country' },
    hint: 'the country that refused a visa',
    synonyms: [
      'refusal country',
      'visa refused by',
      'refusé par',
      'pays du refus',
      '拒签国家',
      '拒签国',
      'رفضت من',
      'بلد الرفض',
    ],
  },
  {
    field: 'refusalDate',
    header: 'Refusal Date',
    reads: { as: 'text' },
    synonyms: ['refusal month', 'date of refusal', 'date du refus', '拒签日期', '拒签月份', 'تاريخ الرفض', 'شهر الرفض'],
    hint: 'a month as 2025-03',
  },
]

const plan: TransferColumn[] = [
  {
    field: 'targetCountries',
    header: 'Target Countries',
    reads: { as: 'references', entity: 'Country' },
    hint: 'names of countries in the order of preference, divided by semicolons',
    synonyms: [
      'target country',
      'destination',
      'destinations',
      'pays visés',
      '目标国家',
      'الدول المستهدفة',
      'دول الوجهة',
      'pays de destination',
    ],
    from: 'targetCountriesInfo.name',
  },
  {
    field: 'level',
    header: 'Level',
    reads: levelCell,
    synonyms: ['study level', 'degree', 'niveau', '学习层次', 'المستوى', '水平'],
    from: 'level',
  },
  readText('field', 'Field of study', [
    'field',
    'subject',
    'course',
    'major',
    'domaine',
    "domaine d'études",
    '专业',
    'مجال الدراسة',
    '学习专业',
  ]),
  {
    ...readText('intake', 'Intake', ['intake month', 'start', 'rentrée', '入学月份', 'موعد الالتحاق', '入学时间']),
    hint: 'a month as 2027-09',
  },
  {
    ...readText('occupiedUntil', 'Last studied or worked', [
      'last studied',
      'last worked',
      'last study or work',
      'dernières études ou dernier emploi',
      '最近一次学习或工作',
      'آخر دراسة أو عمل',
    ]),
    hint: 'a month as 2025-03',
  },
  {
    field: 'fundsAmount',
    header: 'Funds',
    reads: { as: 'amount' },
    synonyms: ['funds amount', 'budget', 'fonds', '资金', 'الأموال', 'الموارد المالية', 'ressources'],
    from: 'fundsAmount',
  },
  {
    field: 'fundsCurrency',
    header: 'Funds Currency',
    reads: currencyCell,
    synonyms: [
      'currency',
      'budget currency',
      'devise',
      '币种',
      'العملة',
      'عملة الموارد المالية',
      'devise des ressources',
      '资金币种',
    ],
    from: 'fundsCurrency',
  },
  {
    field: 'counsellor',
    header: 'Counsellor',
    reads: { as: 'reference', to: 'member' },
    hint: 'An e-mail address, or a name that only one has',
    synonyms: ['counselor', 'adviser', 'conseiller', '顾问', 'المستشار'],
    from: 'counsellorInfo.0.name',
    shows: 'name',
  },
]

/** Students as tables hold them. The birth date and the passport number are sealed: see `sealed`. */
export const studentTransfer: Transfer = {
  columns: [
    ...name,
    ...contact,
    ...address,
    ...passport,
    ...family,
    ...refusal,
    ...plan,
    { field: 'stage', header: 'Stage', from: 'stage' },
    { field: 'stepsSaved', header: 'Steps saved', from: 'stepsSaved' },
    { field: 'updateDate', header: 'Updated', from: 'updateDate', shows: 'moment' },
    added,
    addedBy,
  ],
  fileName: 'students',
  sealedFor: access.studentSecrets.reveal,
}
