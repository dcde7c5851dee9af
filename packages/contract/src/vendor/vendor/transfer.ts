import { added, addedBy, status, type Transfer, type TransferColumn } from '../../records/transfer/column.ts'

const yesOrNo = (field: string, header: string, synonyms: readonly string[]): TransferColumn => ({
  field,
  header,
  reads: { as: 'boolean' },
  synonyms,
  from: field,
})
const written = (field: string, header: string, synonyms: readonly string[], from: string = field): TransferColumn => ({
  field,
  header,
  reads: { as: 'text' },
  synonyms,
  from,
})

const ofContact = (field: string) => `primaryContact.${field}`

/** Vendors as tables hold them, each with its primary contact. */
export const vendorTransfer: Transfer = {
  columns: [
    {
      ...written('vendorName', 'Vendor Name', [
        'vendor',
        'name',
        'company',
        'fournisseur',
        '供应商',
        '名称',
        'المورد',
        'الاسم',
      ]),
      required: true,
    },
    {
      field: 'vendorType',
      header: 'Vendor Type',
      reads: {
        as: 'choice',
        choices: {
          'prime-vendor': ['prime vendor', 'prime', 'fournisseur principal', '主供应商', 'مورد رئيسي'],
          'implementation-partner': ['implementation partner', 'ip', 'partenaire', '实施合作伙伴', 'شريك تنفيذ'],
          'managed-service-provider': ['managed service provider', 'msp', '托管服务提供商'],
          'tier-1': ['tier 1', 'tier one', 'niveau 1', '一级'],
          'tier-2': ['tier 2', 'tier two', 'niveau 2', '二级'],
          'sub-vendor': ['sub vendor', 'subvendor', 'sous-traitant', '分包供应商', 'مورد فرعي'],
          'super-agent': ['super agent', 'master agent', 'aggregator', 'agent principal', '总代理', 'وكيل رئيسي'],
          'sub-agent': ['sub agent', 'subagent', 'sous-agent', '分代理', 'وكيل فرعي'],
        },
      },
      synonyms: ['type', 'tier', 'type de fournisseur', '供应商类型', 'نوع المورد'],
      from: 'vendorType',
    },
    written('federalId', 'Federal ID', ['fein', 'ein', 'tax id', 'identifiant fédéral', '联邦税号', 'الرقم الاتحادي']),
    written('website', 'Website', ['web', 'url', 'site', 'site web', '网站', '网址', 'الموقع الإلكتروني']),
    written('contactNumber', 'Contact Number', ['phone', 'vendor phone', 'téléphone', '电话', 'الهاتف', 'رقم الاتصال']),
    written('fax', 'Fax', ['fax number', 'télécopie', '传真', 'الفاكس']),
    written('email', 'Email', ['e-mail', 'vendor email', 'courriel', '邮箱', 'البريد الإلكتروني']),
    written('address', 'Address', ['street', 'street address', 'adresse', '地址', 'العنوان']),
    {
      field: 'country',
      header: 'Country',
      reads: { as: 'reference', to: 'country' },
      synonyms: ['country name', 'pays', '国家', 'الدولة', 'البلد'],
      from: 'countryInfo.0.name',
    },
    written('state', 'State', ['province', 'region', 'état', '州', '省', 'الولاية'], 'stateName'),
    written('city', 'City', ['town', 'ville', '城市', 'المدينة'], 'cityName'),
    written('zipCode', 'Zip Code', ['zip', 'postcode', 'postal code', 'code postal', '邮编', 'الرمز البريدي']),
    {
      field: 'technologies',
      header: 'Technologies',
      reads: { as: 'list' },
      synonyms: ['skills', 'technology', 'compétences', '技术', '技能', 'التقنيات', 'المهارات'],
      from: 'technologies',
    },
    yesOrNo('sendRequirement', 'Send Requirement', ['requirements', 'envoyer le besoin', '发送需求']),
    yesOrNo('sendHotlist', 'Send Hotlist', ['hotlist', 'wants hotlists', 'envoyer la hotlist', '发送热门名单']),
    {
      field: 'vendorVisibility',
      header: 'Vendor Visibility',
      reads: {
        as: 'choice',
        choices: {
          private: ['private', 'privé', '私有', 'خاص'],
          units: ['business units', 'units', 'unités', '业务部门', 'وحدات الأعمال'],
          company: ['company', 'everybody', 'entreprise', '公司', 'الشركة'],
        },
      },
      synonyms: ['visibility', 'visibilité', '可见性', 'الظهور'],
      from: 'vendorVisibility',
    },
    {
      field: 'businessUnits',
      header: 'Business Units',
      reads: { as: 'references', entity: 'Business Unit' },
      hint: 'names of units; several, divided by semicolons',
      synonyms: ['business unit', 'units', 'unit', 'unités', '业务部门', '部门', 'وحدات الأعمال'],
    },
    written('aboutVendor', 'About Vendor', ['about', 'description', 'à propos', '关于', 'نبذة']),
    written(
      'contactPerson',
      'Contact Person',
      ['contact', 'contact name', 'personne à contacter', '联系人', 'شخص الاتصال'],
      ofContact('contactPerson'),
    ),
    written(
      'designation',
      'Designation',
      ['contact title', 'job title', 'fonction', '职务', 'المسمى الوظيفي'],
      ofContact('designation'),
    ),
    written(
      'emailId',
      'Email Id',
      ['contact email', 'contact e-mail', 'e-mail du contact', '联系人邮箱'],
      ofContact('emailId'),
    ),
    written(
      'mobileNumber',
      'Mobile Number',
      ['mobile', 'contact phone', 'cell', 'portable', '手机', 'الجوال'],
      ofContact('mobileNumber'),
    ),
    written(
      'officeNumber',
      'Office Number',
      ['office phone', 'téléphone du bureau', '办公电话', 'هاتف المكتب'],
      ofContact('officeNumber'),
    ),
    written('paymentTerms', 'Payment Terms', ['terms', 'conditions de paiement', '付款条件', 'شروط الدفع']),
    { ...status, field: 'groupStatus', from: 'groupStatus' },
    added,
    addedBy,
  ],
  fileName: 'vendors',
}
