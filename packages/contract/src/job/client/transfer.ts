import { added, addedBy, status, type Transfer } from '../../records/transfer/column.ts'

/** Clients as tables hold them. */
export const clientTransfer: Transfer = {
  columns: [
    {
      field: 'name',
      header: 'Name',
      required: true,
      reads: { as: 'text' },
      synonyms: [
        'client',
        'client name',
        'end client',
        'customer',
        'company',
        'nom',
        '名称',
        '客户',
        'الاسم',
        'العميل',
      ],
      from: 'name',
    },
    {
      field: 'aliases',
      header: 'Aliases',
      reads: { as: 'list' },
      synonyms: ['alias', 'other names', 'also known as', 'autres noms', '别名', 'أسماء أخرى'],
      from: 'aliases',
    },
    {
      field: 'website',
      header: 'Website',
      reads: { as: 'text' },
      synonyms: ['web', 'url', 'site', 'site web', '网站', 'الموقع الإلكتروني'],
      from: 'website',
    },
    {
      field: 'notes',
      header: 'About Client',
      reads: { as: 'text' },
      synonyms: ['about', 'notes', 'note', 'comment', 'remarks', 'remarques', '备注', 'ملاحظات'],
      from: 'notes',
    },
    status,
    added,
    addedBy,
  ],
  fileName: 'clients',
}
