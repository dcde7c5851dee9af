import { describe, expect, it } from 'vitest'
import { toPage } from '../document/page-text.ts'
import { findFields } from './find-fields.ts'

const read = (text: string) => findFields([toPage([{ text, size: 0 }])])
const told = (text: string) => {
  const { firstName, lastName, positions = [], studies = [], skills = [] } = read(text)
  return [
    `${firstName?.value}, ${lastName?.value}`,
    ...positions.map(
      ({ title, employer, startDate, isCurrent }) =>
        `${title?.value} | ${employer?.value} | ${startDate?.value}${isCurrent ? ' | now' : ''}`,
    ),
    ...studies.map(({ degree, school }) => `${degree?.value} | ${school?.value}`),
    `${skills.length} skills`,
  ]
}

describe('a resume in', () => {
  it.each<[string, string, string[]]>([
    [
      'Italian, dates at the right',
      'Chiara De Santis\nEsperienza professionale\nResponsabile di reparto\tmar 2019 – oggi\nEsselunga S.p.A., Torino\nIstruzione\nDiploma di Ragioneria, Istituto Sommeiller, 2009\nCompetenze\nInventario, Excel',
      [
        'Chiara, De Santis',
        'Responsabile di reparto | Esselunga S.p.A. | 2019-03 | now',
        'Diploma di Ragioneria | Istituto Sommeiller',
        '2 skills',
      ],
    ],
    [
      'Polish, all in one line',
      'Agnieszka Nowicka\nDoświadczenie zawodowe\nStarsza księgowa, Biuro Rachunkowe Fala, Gniezno, 09.2012 – obecnie\nUmiejętności\nSAP FI, VAT',
      ['Agnieszka, Nowicka', 'Starsza księgowa | Biuro Rachunkowe Fala | 2012-09 | now', '2 skills'],
    ],
    [
      'Dutch, in a table',
      'Joost van der Meulen\nWerkervaring\nmaart 2017 – heden\tProjectleider bouw\tBAM Wonen B.V.\nOpleiding\n2007 – 2011\tHBO Bouwkunde\tHogeschool Utrecht',
      [
        'Joost, van der Meulen',
        'Projectleider bouw | BAM Wonen B.V. | 2017-03 | now',
        'HBO Bouwkunde | Hogeschool Utrecht',
        '0 skills',
      ],
    ],
    [
      'Turkish, the employer first',
      'Elif Yıldırım\nİş Deneyimi\nEge Tekstil A.Ş.\tOcak 2018 – Halen\nİnsan Kaynakları Uzmanı\nEğitim\nİşletme Lisans\nDokuz Eylül Üniversitesi',
      [
        'Elif, Yıldırım',
        'İnsan Kaynakları Uzmanı | Ege Tekstil A.Ş. | 2018-01 | now',
        'İşletme Lisans | Dokuz Eylül Üniversitesi',
        '0 skills',
      ],
    ],
    [
      'Swedish, dates below',
      'Linnea Åkerström\nArbetslivserfarenhet\nSpecialistsjuksköterska\nRegion Halland\njan 2019 – pågående\nKompetenser\nTriage, HLR',
      ['Linnea, Åkerström', 'Specialistsjuksköterska | Region Halland | 2019-01 | now', '2 skills'],
    ],
    [
      'Russian',
      'Анна Крылова\nОпыт работы\nГлавный бухгалтер\nООО «Уралпром»\nмарт 2018 – настоящее время\nКлючевые навыки\n1С, МСФО',
      ['Анна, Крылова', 'Главный бухгалтер | ООО «Уралпром» | 2018-03 | now', '2 skills'],
    ],
    [
      'Chinese',
      '周晓雯\n工作经历\n电商运营经理 | 杭州云启科技有限公司 | 2020年5月 – 至今\n教育背景\n市场营销 本科 | 浙江工商大学 | 2012 – 2016',
      ['晓雯, 周', '电商运营经理 | 杭州云启科技有限公司 | 2020-05 | now', '市场营销 本科 | 浙江工商大学', '0 skills'],
    ],
    [
      'Japanese',
      '佐々木 健太\n職務経歴\n株式会社中部精機\n2018年4月 – 現在\n品質管理主任\n学歴\n名古屋工業大学\n工学部 機械工学科 卒業',
      [
        '健太, 佐々木',
        '品質管理主任 | 株式会社中部精機 | 2018-04 | now',
        '工学部 機械工学科 卒業 | 名古屋工業大学',
        '0 skills',
      ],
    ],
    [
      'Korean',
      '박서연\n경력사항\n2019년 3월 – 현재\t백엔드 개발자\t주식회사 한빛소프트\n학력사항\n컴퓨터공학 학사, 부산대학교, 2015',
      ['서연, 박', '백엔드 개발자 | 주식회사 한빛소프트 | 2019-03 | now', '컴퓨터공학 학사 | 부산대학교', '0 skills'],
    ],
    [
      'Arabic',
      'سامر الخطيب\nالخبرات العملية\nمحاسب أول\tمارس 2018 – حتى الآن\nشركة الأردن للصناعات\nالمهارات\nExcel, التدقيق',
      ['سامر, الخطيب', 'محاسب أول | شركة الأردن للصناعات | 2018-03 | now', '2 skills'],
    ],
    [
      'Hebrew',
      'נועה ברקוביץ\nניסיון תעסוקתי\nמנהלת פרויקטים\tמרץ 2018 – היום\nחברת אלתא\nכישורים\nExcel, SAP',
      ['נועה, ברקוביץ', 'מנהלת פרויקטים | חברת אלתא | 2018-03 | now', '2 skills'],
    ],
    [
      'Persian, years of its own calendar',
      'مریم احمدی\nسوابق شغلی\nکارشناس منابع انسانی\tفروردین 1396 – تاکنون\nشرکت پارس صنعت\nتحصیلات\nکارشناسی مدیریت\nدانشگاه شیراز',
      [
        'مریم, احمدی',
        'کارشناس منابع انسانی | شرکت پارس صنعت | 1396-01 | now',
        'کارشناسی مدیریت | دانشگاه شیراز',
        '0 skills',
      ],
    ],
    [
      'Spanish, with two family names',
      'Lucía Ferrer Montoya\nExperiencia laboral\nResponsable de calidad - Conservas del Ebro S.L.\nfebrero de 2018 - Actualidad (3 años)\nFormación académica\nGrado en Química, Universidad de Zaragoza (2009 - 2013)',
      [
        'Lucía, Ferrer Montoya',
        'Responsable de calidad | Conservas del Ebro S.L. | 2018-02 | now',
        'Grado en Química | Universidad de Zaragoza',
        '0 skills',
      ],
    ],
  ])('%s is read', (_, text, expected) => expect(told(text)).toEqual(expected))
})

describe('a consultant’s position', () => {
  it('takes client and role from their labels', () => {
    const text =
      'Jane Doe\nPROFESSIONAL EXPERIENCE:\nClient: Anthem Inc., Mason, OH\tAug 2016 – Feb 2019\nRole: Java/J2EE Developer\nResponsibilities:\nConsumed services.\nEnvironment: Java 8, Oracle'
    expect(told(text)).toContain('Java/J2EE Developer | Anthem Inc. | 2016-08')
  })

  it('is with the end client, not with who implements for it', () => {
    const text =
      'Jane Doe\nPROFESSIONAL EXPERIENCE:\nEmployer: Infosys\nEnd Client: Target Corp\nDate: Mar 2017 – Dec 2019\nDesignation: ETL Developer'
    expect(told(text)).toContain('ETL Developer | Target Corp | 2017-03')
  })

  it('may have its labels above the dates, below the name of a project', () => {
    const text =
      'Jane Doe\nPROFESSIONAL EXPERIENCE:\nProject #1: Claims\nClient: Humana\nRole: Data Engineer\nDuration: Jan 2020 – Present\n• Built'
    expect(told(text)).toContain('Data Engineer | Humana | 2020-01 | now')
  })
})

describe('what was not understood', () => {
  const unread = (text: string) => (read(text).unread ?? []).map(({ value }) => value)

  it('is named by the heading of its section', () =>
    expect(unread('Jane Doe\nWork History\nVarious tasks in several places.\nSkills\nExcel')).toEqual(['Work History']))

  it('is named by its line, if only the dates are clear', () =>
    expect(unread('Jane Doe\nWork History\n2015 - 2019\nSkills\nExcel')).toEqual(['2015 - 2019']))

  it('is nothing in a resume that is read', () =>
    expect(unread('Jane Doe\nWork History\nSales Clerk, Acme Ltd, 2015 - 2019\nSkills\nExcel')).toEqual([]))
})
