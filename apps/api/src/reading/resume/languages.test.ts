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
    [
      'French, place behind the employer, studies behind their dates',
      'Mélanie Dubreuil\nEXPÉRIENCES PROFESSIONNELLES\n09/2019 – présent\tChargée de recrutement\tGroupe Vivalto, Lyon\nDe janvier 2015 à février 2019 : Assistante RH chez Meunier Frères\nFORMATION\n2014-2016 : Master Gestion, Université Lumière, Lyon\n2012 : BTS Bâtiment, Lycée Livet, Nantes',
      [
        'Mélanie, Dubreuil',
        'Chargée de recrutement | Groupe Vivalto | 2019-09 | now',
        'Assistante RH | Meunier Frères | 2015-01',
        'Master Gestion | Université Lumière',
        'BTS Bâtiment | Lycée Livet',
        '0 skills',
      ],
    ],
    [
      'German, with a master craftsman and whom one works for behind a word',
      'Thomas Brückner\nBERUFSTÄTIGKEIT\nseit 03/2020: Steuerfachangestellter bei Kanzlei Hofmann & Partner, Kassel\nStudium & Ausbildung\n2016 – 2018\tIndustriemeister Mechatronik (IHK)\n\tIHK Würzburg\n2009 – 2012\tAusbildung zum Mechatroniker\n\tGoetheschule Kassel',
      [
        'Thomas, Brückner',
        'Steuerfachangestellter | Kanzlei Hofmann & Partner | 2020-03 | now',
        'Industriemeister Mechatronik (IHK) | IHK Würzburg',
        'Ausbildung zum Mechatroniker | Goetheschule Kassel',
        '0 skills',
      ],
    ],
    [
      'Chinese, firm and title parted by a blank',
      '姓名：王雪\n工作履历\n2020.03–至今 阿里巴巴集团 产品经理\n2016.7～2020.2 聯華電子 助理工程師\n教育背景\n浙江大学，新闻学，学士，2012.9–2016.6',
      [
        '雪, 王',
        '产品经理 | 阿里巴巴集团 | 2020-03 | now',
        '助理工程師 | 聯華電子 | 2016-07',
        '新闻学，学士 | 浙江大学',
        '0 skills',
      ],
    ],
    [
      'Japanese, a bullet before each employer',
      '氏名　山本 大輔\n職務経歴\n■トヨタ自動車株式会社（2016年4月～現在）\n生産技術エンジニア\n学歴\n東京工業大学大学院 機械工学専攻 修士課程修了（2011年3月）',
      [
        '大輔, 山本',
        '生産技術エンジニア | トヨタ自動車株式会社 | 2016-04 | now',
        '機械工学専攻 修士課程修了 | 東京工業大学大学院',
        '0 skills',
      ],
    ],
    [
      'Russian, the family’s name first, each place headed by its years',
      'Смирнова Ольга Викторовна\nОпыт работы — 10 лет 2 месяца\nЯнварь 2017 — настоящее время\t7 лет\nРостелеком\nСистемный администратор\nВысшее образование\n2013\nУральский федеральный университет\nИнформационные системы',
      [
        'Ольга Викторовна, Смирнова',
        'Системный администратор | Ростелеком | 2017-01 | now',
        'Информационные системы | Уральский федеральный университет',
        '0 skills',
      ],
    ],
    [
      'Persian, all in one line',
      'رضا محمدی\nسوابق کاری\nمدیر فروش، شرکت گلرنگ، ۱۳۹۷ تا کنون\nتحصیلات\nکارشناسی ارشد مدیریت، دانشگاه تهران، ۱۳۹۳',
      ['رضا, محمدی', 'مدیر فروش | شرکت گلرنگ | 1397 | now', 'کارشناسی ارشد مدیریت | دانشگاه تهران', '0 skills'],
    ],
    [
      'Spanish, with a given name of three words',
      'MARÍA DEL CARMEN ORTEGA VILLALBA\nExperiencia\nMercado Libre\nDiseñadora UX Senior\nJulio 2020 - Presente',
      ['María del Carmen, Ortega Villalba', 'Diseñadora UX Senior | Mercado Libre | 2020-07 | now', '0 skills'],
    ],
    [
      'English, in a table with a first row that names its columns',
      'Kwame Mensah\nEmployment\nPosition\tEmployer\tFrom\tTo\nNetwork Engineer\tMTN Ghana\tJan 2019\tPresent\nLecturer in Networks\tEcobank\tFeb 2015\tDec 2018',
      [
        'Kwame, Mensah',
        'Network Engineer | MTN Ghana | 2019-01 | now',
        'Lecturer in Networks | Ecobank | 2015-02',
        '0 skills',
      ],
    ],
    [
      'English, the employer first between dashes',
      'Sam Porter\nExperience\nTesla - Production Associate - Fremont, CA - 2019 to 2023',
      ['Sam, Porter', 'Production Associate | Tesla | 2019', '0 skills'],
    ],
    [
      'English, positions under a heading of another kind',
      'Mia Thompson\nCareer Summary\n2020 - Present\tEnrolled Nurse\tRoyal Adelaide Hospital\n2017 - 2020\tPersonal Care Assistant\tHelping Hand\nQualifications and Training\nDiploma of Nursing, TAFE SA, 2019',
      [
        'Mia, Thompson',
        'Enrolled Nurse | Royal Adelaide Hospital | 2020 | now',
        'Personal Care Assistant | Helping Hand | 2017',
        'Diploma of Nursing | TAFE SA',
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
