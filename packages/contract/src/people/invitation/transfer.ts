import type { Transfer } from '../../records/transfer/column.ts'
import { companyRoles, roleNames } from '../../wire/access.ts'

const roleWords: Record<(typeof companyRoles)[number], readonly string[]> = {
  owner: ['Propriétaire', '所有者', 'المالك'],
  recruiter: ['recruteur', 'recruteuse', 'Utilisateur recruteur', '招聘用户', 'مستخدم توظيف'],
  'bench-sales': ['bench', 'Utilisateur bench sales', '人才销售用户', 'مستخدم تسويق مرشحين'],
  'company-user': ['user', 'Utilisateur de la société', '公司用户', 'مستخدم شركة'],
}

/** People of a company as tables hold them: each sound row becomes an invitation. They are only read. */
export const memberTransfer: Transfer = {
  columns: [
    {
      field: 'firstName',
      header: 'First Name',
      required: true,
      reads: { as: 'text' },
      synonyms: ['given name', 'forename', 'first', 'prénom', '名', '名字', 'الاسم الأول'],
    },
    {
      field: 'lastName',
      header: 'Last Name',
      reads: { as: 'text' },
      synonyms: [
        'surname',
        'family name',
        'last',
        'nom de famille',
        'nom',
        '姓',
        '姓氏',
        'اسم العائلة',
        'الاسم الأخير',
      ],
    },
    {
      field: 'email',
      header: 'Email',
      required: true,
      reads: { as: 'text' },
      synonyms: [
        'e-mail',
        'email address',
        'e-mail address',
        'mail',
        'courriel',
        'adresse e-mail',
        '邮箱',
        '电子邮件',
        'البريد الإلكتروني',
      ],
    },
    {
      field: 'roles',
      header: 'Role',
      required: true,
      reads: {
        as: 'choices',
        choices: Object.fromEntries(companyRoles.map((role) => [role, [role, roleNames[role], ...roleWords[role]]])),
      },
      hint: 'Owner, Recruiter User, Bench Sales User or Company User; several, divided by semicolons',
      synonyms: ['roles', 'rôle', 'rôles', '角色', 'الدور', 'الأدوار'],
    },
    {
      field: 'sight',
      header: 'Sees',
      reads: {
        as: 'choice',
        choices: {
          own: ['own', 'own records', 'les siens', 'propre', '自己', '本人', 'الخاصة', 'سجلاته'],
          team: ['team', 'unit', 'units', 'équipe', 'unité', '团队', '部门', 'الفريق', 'الوحدة'],
          company: [
            'company',
            'all',
            'everything of the company',
            'entreprise',
            'tout',
            '公司',
            '全部',
            'الشركة',
            'الكل',
          ],
        },
      },
      hint: 'own, team or company; without it, all records of the company',
      synonyms: ['sight', 'records', 'voit', '可见范围', 'يرى', 'الاطلاع'],
    },
    {
      field: 'units',
      header: 'Units',
      reads: { as: 'references', entity: 'Business Unit' },
      hint: 'names of units; several, divided by semicolons',
      synonyms: [
        'unit',
        'business unit',
        'business units',
        'team',
        'unités',
        'unité',
        'équipe',
        '部门',
        '单位',
        'الوحدات',
        'الوحدة',
      ],
    },
  ],
  fileName: 'members',
}
